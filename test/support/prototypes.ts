/** What every object and list inherits, to be compared: a spec or an answer must never change it. */
export const prototypes = (): readonly string[] =>
  [Object.prototype, Array.prototype, String.prototype, Function.prototype, Map.prototype].flatMap((prototype) =>
    Reflect.ownKeys(prototype).map((key) => {
      const property = Object.getOwnPropertyDescriptor(prototype, key) as Readonly<Record<string, unknown>>;
      const members = Object.entries(property).map(([name, member]) =>
        typeof member === 'function' ? `${name} ${member.name}` : `${name} ${typeof member}`,
      );
      return [String(key), ...members].join(', ');
    }),
  );
