// What an engine cannot be put into from outside: another time zone, say. Such a test neither passes nor fails there.

/** Says what the engine lacks, in a sentence. */
export class Lacking extends Error {
  override readonly name = 'Lacking';
}

/** Runs a test; the answer is what it asked for in vain. */
export async function lackingIn(run: () => PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    if (error instanceof Lacking) return error.message;
    throw error;
  }
}
