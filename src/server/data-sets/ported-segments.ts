/** The ported numbers of this node. Versions share their common segments, in memory too. */
import { noChanges, Ported } from '../../numbers/lists/ported-numbers.ts';
import type { PortedSegment } from '../../numbers/lists/ported-segment.ts';
import { hasSegments, loadSegment, loadVersion } from '../../numbers/snapshots/ported-snapshot.ts';
import type { Storage } from '../storage/storage.ts';
import { localCopy } from './snapshot-files.ts';

export interface LoadedPorted {
  readonly ported: Ported;
  /** Segments by the key of their file; empty for a version from before segments. */
  readonly segments: ReadonlyMap<string, PortedSegment>;
}

interface Places {
  readonly storage: Storage;
  readonly dataDir: string;
}

/** Reads a version from its file, and the segments that `before` lacks. Throws `FileMissing`, `FileDamaged` or `SnapshotError`. */
export async function loadPorted({ storage, dataDir }: Places, file: string, before?: LoadedPorted): Promise<LoadedPorted> {
  const loaded = await loadVersion(file);
  if (!hasSegments(loaded)) return { ported: new Ported([loaded], noChanges), segments: new Map() };
  const segments = new Map<string, PortedSegment>();
  for (const stored of loaded.segments) {
    const known = before?.segments.get(stored.key);
    segments.set(stored.key, known ?? (await loadSegment(await localCopy(storage, dataDir, stored))));
  }
  return { ported: new Ported([...segments.values()], loaded.changes), segments };
}
