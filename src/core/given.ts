/** The parts of an object that are there: what is `undefined` or an empty text is left out. */
type Given<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined | ''> };

export const given = <T extends object>(parts: T): Given<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== '')) as Given<T>;
