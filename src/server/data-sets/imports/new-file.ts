import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { getSystemErrorMessage } from 'node:util';
import { FileRefused } from '../../base/errors.ts';

/**
 * Writes a file that is there whole or not at all: under another name beside it until it is. Throws `FileRefused` where it is there
 * already, and an error of one sentence, with the path and the reason, where it cannot be written.
 */
export async function writeNewFile(path: string, pieces: Iterable<string>): Promise<void> {
  const refuseExisting = () => {
    if (existsSync(path)) throw new FileRefused(`${path} is there already: name a file that is not`);
  };
  refuseExisting();
  const temporary = `${path}.${randomBytes(8).toString('hex')}.part`;
  try {
    await pipeline(pieces, createWriteStream(temporary, { flags: 'wx', flush: true }));
    refuseExisting();
    await rename(temporary, path);
  } catch (cause) {
    await rm(temporary, { force: true });
    if (!(cause instanceof Error && 'errno' in cause && typeof cause.errno === 'number')) throw cause;
    throw new Error(`${path} could not be written: ${getSystemErrorMessage(cause.errno)}`, { cause });
  }
}
