/**
 * Ported numbers as files: one per segment, shared by versions, and one per version with the names of its segments and the changes since they were written.
 * Versions written before segments existed are one file in the form of a segment.
 */
import { PortedChanges } from '../lists/ported-changes.ts';
import { ContentSum } from '../lists/ported-content.ts';
import type { PortRoute } from '../lists/port.ts';
import type { PortedSegment } from '../lists/ported-segment.ts';
import { bytesOf, exactArrays, exactSections, narrow, parsed, sectionsOf, type Unwritten, words } from './lists-snapshot.ts';
import { loadSections, readSections, type SnapshotContent, writeSections } from './snapshot-file.ts';

/** The kind of a segment, and of a version written before segments existed. */
const segmentKind = 'ported';
const versionKind = 'ported-version';

/** A segment and its file. It holds numbers from `from` up to `to`, and no other segment of its version holds any of these. */
export interface StoredSegment {
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly numbers: number;
  readonly moves: number;
}

/** A version: segments in ascending order and later changes, which `numbers` and `moves` include. `sum` is the sum of its content. */
export interface PortedVersion {
  readonly segments: readonly StoredSegment[];
  readonly sum: string;
  readonly numbers: number;
  readonly moves: number;
  readonly changes: PortedChanges;
}

type VersionHeader = Omit<PortedVersion, 'changes'>;

export function writeSegment(file: string, { current, starts, seconds, routeIds }: PortedSegment): void {
  const moves = { starts: bytesOf(starts), seconds: bytesOf(seconds), routeIds: bytesOf(routeIds) };
  writeSections(file, { kind: segmentKind, header: {}, sections: { ...exactSections('current', current), ...moves } });
}

/** Reads a segment. Throws `SnapshotError` for a file that is torn or of another kind. Synchronous, for commands: some 20 ms for a large one. */
export function readSegment(file: string): PortedSegment {
  return segmentOf(file, readSections(file, segmentKind));
}

/** Reads a segment asynchronously, beside other work. */
export async function loadSegment(file: string): Promise<PortedSegment> {
  return segmentOf(file, await loadSections(file, segmentKind));
}

export function versionSnapshot({ segments, sum, changes, ...counts }: PortedVersion): Unwritten {
  const { numbers, starts, seconds, routeIds, routes } = changes.arrays;
  const header: VersionHeader = { segments, sum, numbers: counts.numbers, moves: counts.moves };
  const sections = {
    numbers: bytesOf(numbers),
    starts: bytesOf(starts),
    seconds: bytesOf(seconds),
    routeIds: bytesOf(routeIds),
    routes: Buffer.from(JSON.stringify(routes)),
  };
  return {
    version: new ContentSum(sum).version,
    write: (file) => writeSections(file, { kind: versionKind, header, sections }),
  };
}

/** Reads a version, or the one segment of a version written before segments existed. Throws `SnapshotError` for a file that is torn or of another kind. */
export async function loadVersion(file: string): Promise<PortedVersion | PortedSegment> {
  const content = await loadSections(file, versionKind, segmentKind);
  if (content.kind === segmentKind) return segmentOf(file, content);
  const sections = sectionsOf(file, content);
  const numbers = sections('numbers');
  const changes = new PortedChanges({
    numbers: new Float64Array(numbers.buffer, numbers.byteOffset, numbers.byteLength / 8),
    starts: words(sections('starts')),
    seconds: words(sections('seconds')),
    routeIds: words(sections('routeIds')),
    routes: parsed<PortRoute[]>(sections('routes')),
  });
  return { ...headerOf(content), changes };
}

/** Returns true if a version has segments. */
export function hasSegments(loaded: PortedVersion | PortedSegment): loaded is PortedVersion {
  return 'segments' in loaded;
}

/** Returns the further files of a version, as listed in its own file. */
export function segmentKeysOf(content: Pick<SnapshotContent, 'kind' | 'header'>): string[] {
  return content.kind === versionKind ? headerOf(content).segments.map(({ key }) => key) : [];
}

/** A parsing edge: `versionSnapshot` wrote it. */
function headerOf({ header }: Pick<SnapshotContent, 'header'>): VersionHeader {
  return header as VersionHeader;
}

function segmentOf(file: string, content: SnapshotContent): PortedSegment {
  const sections = sectionsOf(file, content);
  const current = exactArrays<PortRoute>(sections, 'current');
  return {
    current,
    starts: words(sections('starts')),
    seconds: words(sections('seconds')),
    routeIds: narrow(sections('routeIds'), current.payloads.length),
  };
}
