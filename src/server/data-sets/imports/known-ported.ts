/** The ported numbers in force, segment by segment: imports continue them and compare with them. */
import { contentSumOf } from '../../../numbers/lists/ported-content.ts';
import { ChangesBuilder, type PortedChanges } from '../../../numbers/lists/ported-changes.ts';
import { noChanges, Ported } from '../../../numbers/lists/ported-numbers.ts';
import type { PortedSegment } from '../../../numbers/lists/ported-segment.ts';
import { hasSegments, loadSegment, loadVersion, type StoredSegment } from '../../../numbers/snapshots/ported-snapshot.ts';
import { localCopy } from '../snapshot-files.ts';
import { currentVersions, type Version } from '../versions.ts';
import type { ImportTools } from './import-tools.ts';
import { type NumberRange, wholeRange } from './segment-ranges.ts';

type Tools = Pick<ImportTools, 'storage' | 'dataDir'>;

export interface KnownSegment extends NumberRange {
  /** Undefined for a whole version from before segments. */
  readonly stored: StoredSegment | undefined;
  load(): Promise<PortedSegment>;
}

export interface KnownPorted {
  readonly version: Version;
  readonly segments: readonly KnownSegment[];
  readonly changes: PortedChanges;
  readonly numbers: number;
  readonly moves: number;
  /** The checksum in the form of `ContentSum.hex`. */
  readonly sum: string;
}

/** Returns the ported numbers in force; undefined if none were imported. */
export async function knownPorted(tools: Tools & Pick<ImportTools, 'db'>): Promise<KnownPorted | undefined> {
  const version = (await currentVersions(tools.db)).get('ported');
  return version && openKnown(tools, version);
}

export async function openKnown(tools: Tools, version: Version): Promise<KnownPorted> {
  const file = await localCopy(tools.storage, tools.dataDir, { key: version.storage_key, sha256: version.sha256 });
  const loaded = await loadVersion(file);
  if (hasSegments(loaded)) {
    const segments = loaded.segments.map((stored) => ({
      from: stored.from,
      to: stored.to,
      stored,
      load: async () => loadSegment(await localCopy(tools.storage, tools.dataDir, stored)),
    }));
    return { ...loaded, version, segments };
  }
  return {
    version,
    segments: [{ ...wholeRange, stored: undefined, load: async () => loaded }],
    changes: noChanges,
    numbers: loaded.current.set.size,
    moves: loaded.seconds.length,
    sum: contentSumOf(new Ported([loaded])).hex,
  };
}

/** Returns the changes whose numbers lie in a range. */
export function changesIn(changes: PortedChanges, { from, to }: NumberRange): PortedChanges {
  const builder = new ChangesBuilder();
  const [first, end] = changes.within(from, to);
  for (let position = first; position < end; position += 1) builder.add(changes.arrays.numbers[position]!, changes.portsAt(position));
  return builder.build();
}
