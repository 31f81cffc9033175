/** The ported numbers of a version, for comparison and export: segment by segment, with one in memory at a time. */
import { basename, join } from 'node:path';
import { countryOfNumber } from '../../../numbers/ranges/country-of-number.ts';
import { Ported } from '../../../numbers/lists/ported-numbers.ts';
import { type PortRoute, writtenTime } from '../../../numbers/lists/port.ts';
import { type PortedVersion, readSegment, type StoredSegment } from '../../../numbers/snapshots/ported-snapshot.ts';
import { localCopy, type Part, snapshotDirectory } from '../snapshot-files.ts';
import type { ImportTools } from './import-tools.ts';
import { changesIn, openKnown } from './known-ported.ts';
import type { Content } from './set-contents.ts';
import type { Version } from '../versions.ts';

type Tools = Pick<ImportTools, 'storage' | 'dataDir'>;

/** Numbers of one segment: all of them, or the named ones. */
interface Piece {
  /** Equal for the same segment apart from its changes. */
  readonly id: string;
  readonly changed: Float64Array;
  readonly read: () => Ported;
  readonly only?: Float64Array;
}

interface PortedContent extends Content {
  readonly pieces: readonly Piece[];
}

/** Returns the contents of a stored version. Fetches its segments to this machine. Throws `FileMissing` or `FileDamaged`. */
export async function storedPortedContent(tools: Tools, version: Version): Promise<Content> {
  const known = await openKnown(tools, version);
  const [first] = known.segments;
  if (first && !first.stored) {
    const ported = new Ported([await first.load()]);
    return contentOf([{ id: version.storage_key, changed: new Float64Array(), read: () => ported }], known.numbers);
  }
  const segments = known.segments.flatMap(({ stored }) => stored ?? []);
  for (const segment of segments) await localCopy(tools.storage, tools.dataDir, segment);
  return portedContent(tools, { ...known, segments }, []);
}

/** Returns the contents of a version whose segments are on this machine; those among `parts` are read at the path they were written to. */
export function portedContent({ dataDir }: Pick<ImportTools, 'dataDir'>, version: PortedVersion, parts: readonly Part[]): Content {
  const pathOf = ({ key }: StoredSegment) =>
    parts.find((part) => part.key === key)?.path ?? join(snapshotDirectory(dataDir), basename(key));
  const pieces = version.segments.map((segment): Piece => {
    const changes = changesIn(version.changes, segment);
    return { id: segment.key, changed: changes.arrays.numbers, read: () => new Ported([readSegment(pathOf(segment))], changes) };
  });
  return contentOf(pieces, version.numbers);
}

function contentOf(pieces: readonly Piece[], size: number): PortedContent {
  // The position of `keys`: each key is queried before the next one.
  let at = { ported: new Ported([]), position: -1 };
  const routes = new WeakMap<PortRoute, string>();
  return {
    name: 'ported',
    size,
    pieces,
    *keys() {
      for (const piece of pieces) {
        if (piece.only?.length === 0) continue;
        const ported = piece.read();
        for (const [position, number] of piece.only ? positionsOf(ported, piece.only) : ported.numbers()) {
          at = { ported, position };
          yield number;
        }
      }
    },
    without: (other) => contentOf(hasPieces(other) ? differing(pieces, other.pieces) : pieces, size),
    valueAt() {
      let value = '';
      at.ported.eachMove(at.position, (route, seconds) => {
        const known = routes.get(route) ?? JSON.stringify(route);
        routes.set(route, known);
        value += `${seconds} ${known}`;
      });
      return value;
    },
    rowsAt: (_, key) =>
      at.ported.portsAt(at.position).map((port, index) => {
        const { donorSpId, recipientSpId, rn, cic } = port.route;
        return { tel: String(key), donorSpId, recipientSpId, rn, cic, portDate: writtenTime(port), seq: index + 1 };
      }),
    countryAt: ({ key }, ranges) => countryOfNumber(ranges, String(key)),
  };
}

function* positionsOf(ported: Ported, numbers: Float64Array): Generator<[position: number, number: number]> {
  for (const number of numbers) {
    const position = ported.positionOfNumber(number);
    if (position >= 0) yield [position, number];
  }
}

/** Returns the pieces that can differ: of a shared segment, only the numbers that changed in either version. */
function differing(pieces: readonly Piece[], others: readonly Piece[]): Piece[] {
  const byId = new Map(others.map((other) => [other.id, other]));
  return pieces.map((piece) => {
    const other = byId.get(piece.id);
    if (!other) return piece;
    return { ...piece, only: Float64Array.from(new Set([...piece.changed, ...other.changed])).sort() };
  });
}

function hasPieces(content: Content): content is PortedContent {
  return 'pieces' in content;
}
