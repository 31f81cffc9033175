/** A data set as the file that can be imported: the same rows, and so the same content version. */
import { currentVersions, type SetName } from '../versions.ts';
import { FileRefused } from '../../base/errors.ts';
import { csvRow } from '../../../shared/base/csv.ts';
import { contentsOf } from './current-contents.ts';
import { dataSetKinds } from './data-set-kinds.ts';
import type { ImportTools } from './import-tools.ts';
import type { Content } from './set-contents.ts';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { getSystemErrorMessage } from 'node:util';

const linesAtOnce = 1_000;

/** Writes the current version of a set to a new file. Throws `FileRefused` where there is nothing to write, or the file is there already, and what `writeNewFile` throws. */
export async function exportDataSet(
  tools: Pick<ImportTools, 'db' | 'storage' | 'dataDir' | 'demo'>,
  set: SetName,
  file: string,
): Promise<{ rows: number; version: number | null }> {
  const version = (await currentVersions(tools.db)).get(set);
  const contents = await contentsOf(tools, set, version);
  if (contents.length === 0) throw new FileRefused(`${set} has no import: there is nothing to export`);
  const { required, optional = [] }: { required: readonly string[]; optional?: readonly string[] } = dataSetKinds[set].columns;
  const columns = [...required, ...optional];
  let rows = 0;
  const lines = function* () {
    yield columns;
    for (const row of rowsOf(contents)) {
      rows += 1;
      yield columns.map((column) => row[column]);
    }
  };
  await writeNewFile(file, inPieces(lines()));
  return { rows, version: version?.version ?? null };
}

function* rowsOf(contents: readonly Content[]) {
  for (const content of contents) {
    let position = 0;
    for (const key of content.keys()) {
      yield* content.rowsAt(position, key);
      position += 1;
    }
  }
}

function* inPieces(lines: Iterable<Parameters<typeof csvRow>[0]>): Generator<string> {
  let piece: string[] = [];
  for (const line of lines) {
    piece.push(`${csvRow(line)}\r\n`);
    if (piece.length < linesAtOnce) continue;
    yield piece.join('');
    piece = [];
  }
  yield piece.join('');
}

/**
 * Writes a file that is there whole or not at all: under another name beside it until it is. Throws `FileRefused` where it is there
 * already, and an error of one sentence, with the path and the reason, where it cannot be written.
 */
async function writeNewFile(path: string, pieces: Iterable<string>): Promise<void> {
  const refuseExisting = () => {
    if (existsSync(path)) throw new FileRefused(`${path} already exists: name a new file`);
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
