import { type RangeAttributes, typeOfAttributes } from '../ranges/range-attributes.ts';
import type { RangeSections } from '../ranges/range-index.ts';
import { Ranges } from '../ranges/ranges.ts';
import { readSections, SnapshotError, writeSections } from './snapshot-file.ts';

const kind = 'ranges';

interface RangesHeader {
  readonly version: string;
  readonly builtAt: string;
  readonly sourceVersion: string;
}

/** Writes a set of ranges to a file: whole or not at all. */
export function writeSnapshot(file: string, { sections }: Ranges): void {
  const { version, builtAt, sourceVersion } = sections;
  writeSections(file, {
    kind,
    header: { version, builtAt, sourceVersion } satisfies RangesHeader,
    sections: {
      rows: sections.rows,
      rowOffsets: bytesOf(sections.rowOffsets),
      facts: bytesOf(sections.facts),
      outer: bytesOf(sections.outer),
      trie: bytesOf(sections.trie),
      attributes: Buffer.from(JSON.stringify(sections.attributes)),
    },
  });
}

/**
 * Reads a set that `writeSnapshot` wrote; nothing is parsed but the interned attributes. Throws `SnapshotError` for a file that is torn or of
 * another kind. Synchronous: some 40 ms for 130,000 ranges, at the start and when a new version comes.
 */
export function readSnapshot(file: string): Ranges {
  const { header, sections } = readSections(file, kind);
  const section = (name: string): Uint8Array => {
    const bytes = sections[name];
    if (bytes === undefined) throw new SnapshotError(`${file} is not usable: it has no section "${name}"`);
    return bytes;
  };
  const words = (name: string) => [section(name).buffer, section(name).byteOffset, section(name).byteLength / 4] as const;
  // Two parsing edges: the checksum has shown that both are as `writeSnapshot` wrote them.
  const { version, builtAt, sourceVersion } = header as RangesHeader;
  const attributes = JSON.parse(Buffer.from(section('attributes')).toString()) as RangeAttributes[];
  const read: RangeSections = {
    version,
    builtAt,
    sourceVersion,
    rows: section('rows'),
    rowOffsets: new Uint32Array(...words('rowOffsets')),
    facts: new Uint32Array(...words('facts')),
    outer: new Int32Array(...words('outer')),
    trie: new Int32Array(...words('trie')),
    // Types are told by the rules of today, whenever the file was written.
    attributes: attributes.map((each) => Object.freeze({ ...each, nt: typeOfAttributes(each) })),
  };
  return new Ranges(read);
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
