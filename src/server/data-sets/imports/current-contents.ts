/** The contents of the current version of a data set, to compare an import with. */
import { listSets } from '../sets/list-sets.ts';
import { loadRanges } from '../data-sets.ts';
import { localCopy } from '../snapshot-files.ts';
import type { SetName, Version } from '../versions.ts';
import type { ImportTools } from './import-tools.ts';
import { storedPortedContent } from './ported-contents.ts';
import { type Content, rangesContent } from './set-contents.ts';

type Tools = Pick<ImportTools, 'db' | 'storage' | 'dataDir' | 'demo'>;

/** Returns the contents of a version. Without one: the built-in ranges, and nothing for any other set. The demo's data is left out. */
export async function contentsOf(tools: Tools, set: SetName, version: Version | undefined): Promise<Content[]> {
  if (set === 'ranges') return [rangesContent(await loadRanges(tools, version))];
  if (!version) return [];
  if (set === 'ported') return [await storedPortedContent(tools, version)];
  return listSets[set].contents(await localCopy(tools.storage, tools.dataDir, { key: version.storage_key, sha256: version.sha256 }));
}
