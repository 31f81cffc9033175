/** Lists as snapshot files, loaded as typed arrays. */
import { createHash } from 'node:crypto';
import { ExactList, type ExactListArrays, type Listing, PrefixList } from '../lists/exact-list.ts';
import type { NumberList } from '../number-data.ts';
import { loadSections, type SnapshotContent, SnapshotError, writeSections } from './snapshot-file.ts';

/** The parts of a list to write: a loaded list cannot be taken apart again. */
export interface ListParts {
  readonly numbers: ExactListArrays<Listing>;
  readonly prefixes: readonly (readonly [prefix: string, payload: Listing])[];
}

/** A snapshot in memory, before it is written to its file. `version` changes with the content only. */
export interface Unwritten {
  readonly version: string;
  write(file: string): void;
}

/** Returns a snapshot (one file) with one or several lists by name. */
export function listsSnapshot(lists: Readonly<Record<string, ListParts>>): Unwritten {
  const sections = Object.entries(lists).map(([name, { numbers, prefixes }]) => ({
    ...exactSections(name, numbers),
    [`${name}.prefixes`]: Buffer.from(JSON.stringify(prefixes)),
  }));
  return unwritten('lists', Object.assign({}, ...sections) as Record<string, Uint8Array>);
}

/** Loads the lists called `names` of a file. Throws `SnapshotError` for a file that is torn, of another kind or without them. */
export async function loadLists<Name extends string>(file: string, names: readonly Name[]): Promise<Record<Name, NumberList>> {
  const sections = sectionsOf(file, await loadSections(file, 'lists'));
  const lists = names.map((name): [Name, NumberList] => {
    const numbers = new ExactList(exactArrays<Listing>(sections, name));
    return [name, { numbers, prefixes: new PrefixList(parsed<[string, Listing][]>(sections(`${name}.prefixes`))) }];
  });
  return Object.fromEntries(lists) as Record<Name, NumberList>;
}

/** Returns a snapshot of one list of exact numbers; `kind` names its content. */
export function exactListSnapshot(kind: string, { arrays }: ExactList<unknown>): Unwritten {
  return unwritten(kind, exactSections('numbers', arrays));
}

/** Loads one list. Throws `SnapshotError` for a file that is torn or of another kind. The payloads are those of a snapshot of that kind. */
export async function loadExactList<Payload>(file: string, kind: string): Promise<ExactList<Payload>> {
  return new ExactList(exactArrays<Payload>(sectionsOf(file, await loadSections(file, kind)), 'numbers'));
}

export type Sections = (name: string) => Uint8Array;

function unwritten(kind: string, sections: Record<string, Uint8Array>): Unwritten {
  const hash = createHash('sha256');
  for (const [name, bytes] of Object.entries(sections)) hash.update(`${name} ${bytes.length} `).update(bytes);
  const version = hash.digest('hex').slice(0, 16);
  return { version, write: (file) => writeSections(file, { kind, header: { version }, sections }) };
}

export function sectionsOf(file: string, { sections }: SnapshotContent): Sections {
  return (name) => {
    const bytes = sections[name];
    if (bytes === undefined) throw new SnapshotError(`${file} is not usable: it has no section "${name}"`);
    return bytes;
  };
}

export function exactSections(name: string, { set, ids, payloads }: ExactListArrays<unknown>): Record<string, Uint8Array> {
  return {
    [`${name}.keys`]: bytesOf(set.keys),
    [`${name}.firsts`]: bytesOf(set.firsts),
    [`${name}.words`]: bytesOf(set.words),
    [`${name}.ranks`]: bytesOf(set.ranks),
    [`${name}.ids`]: bytesOf(ids),
    [`${name}.payloads`]: Buffer.from(JSON.stringify(payloads)),
  };
}

export function exactArrays<Payload>(sections: Sections, name: string): ExactListArrays<Payload> {
  const payloads = parsed<Payload[]>(sections(`${name}.payloads`));
  const ids = narrow(sections(`${name}.ids`), payloads.length);
  const keys = sections(`${name}.keys`);
  return {
    set: {
      keys: new Float64Array(keys.buffer, keys.byteOffset, keys.byteLength / 8),
      firsts: words(sections(`${name}.firsts`)),
      words: words(sections(`${name}.words`)),
      ranks: halfWords(sections(`${name}.ranks`)),
      size: ids.length,
    },
    ids,
    payloads,
  };
}

/** A parsing edge: the checksum has shown that the bytes are unchanged. */
export function parsed<Value>(bytes: Uint8Array): Value {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()) as Value;
}

/** Returns a column in the width chosen by `NumberColumn.narrow`. */
export function narrow(bytes: Uint8Array, limit: number): Uint16Array | Uint32Array {
  return limit <= 2 ** 16 ? halfWords(bytes) : words(bytes);
}

export function words({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

function halfWords({ buffer, byteOffset, byteLength }: Uint8Array): Uint16Array {
  return new Uint16Array(buffer, byteOffset, byteLength / 2);
}

export function bytesOf({ buffer, byteOffset, byteLength }: Float64Array | Uint32Array | Uint16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
