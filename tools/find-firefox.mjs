// The Firefox that the tests run in, when they are asked to.
import { existsSync } from 'node:fs';

export const firefoxPath = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';

/** What to install, in a sentence; undefined when it is there. */
export const firefoxLacks = () =>
  existsSync(firefoxPath)
    ? undefined
    : `There is no Firefox at ${firefoxPath}: run \`apt-get install firefox-esr\`, or name one in FIREFOX_PATH.`;
