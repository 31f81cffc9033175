/** An import of a data set: read and checked as a whole, stored as a snapshot, and only then made current. */
import { basename } from 'node:path';
import { versionName } from '../data-set-names.ts';
import { removeFiles, retiredFiles } from '../retired-files.ts';
import { FileDamaged, newSnapshotKey, storeSnapshot } from '../snapshot-files.ts';
import { FileMissing } from '../../storage/storage.ts';
import {
  currentVersions,
  findVersion,
  isPublished,
  markFollowedUp,
  publishVersion,
  type SetName,
  type Version,
  pendingFollowUp,
} from '../versions.ts';
import { loadRanges } from '../data-sets.ts';
import { type Coverage, coverageEntries } from '../../../shared/services/coverage.ts';
import type { Db } from '../../database/database.ts';
import { coverageOfImport, type Covered } from './coverage-of-import.ts';
import { publishRangeDocuments } from '../../documents/range-documents.ts';
import { changesBetween, refuseLargeRemoval } from './changes.ts';
import { contentsOf } from './current-contents.ts';
import { sourceOf, type Source } from './import-file.ts';
import { dataSetKinds, type DataSetKind, type ImportKind } from './data-set-kinds.ts';
import { FileRefused } from '../../base/errors.ts';
import type { Built, ImportOutcome, ImportTools } from './import-tools.ts';
import { Scratch } from './scratch.ts';

/**
 * Imports `file`, or with `dryRun` only checks it and says what it would change. What removes more than a tenth of what is there is refused
 * without `yes`. With `on`, the file is a delta of the version so named; `covers` is what ported numbers cover. Faults of rows are in `tools.faults`. Throws `FileRefused`, or `AppError` (409).
 */
export async function importDataSet(
  tools: ImportTools,
  kind: ImportKind,
  { file, dryRun, yes, on, covers }: { file: string; dryRun: boolean; yes: boolean; on?: string; covers?: Coverage },
): Promise<ImportOutcome> {
  const { db, storage, dataDir, faults, progress } = tools;
  const { set, build, delta }: DataSetKind = dataSetKinds[kind];
  const source = await sourceOf(file, tools.reading);
  const current = (await currentVersions(db)).get(set);
  if (current?.source_sha256 === source.sha256) {
    if (covers && coverageEntries(covers).join() !== current.covers?.join())
      throw new FileRefused('This file was already loaded. Declare what it covers with data covers');
    if (!dryRun) await runFollowUp(tools, set);
    return { status: 'unchanged', rows: current.row_count, version: current.version };
  }
  if (on !== undefined && !delta) throw new FileRefused(`${kind} takes no delta`);
  const scratch = new Scratch(dataDir);
  try {
    const building = { ...tools, scratch };
    const built = await (on !== undefined && delta ? delta.build(building, source, on) : build(building, source));
    const { rows, contents } = built;
    if (faults.list.length > 0) return { status: 'refused', rows, version: null };
    if (rows === 0) throw new FileRefused('The file has no rows');
    const covered = await coverageOfImport(tools, { kind, isDelta: on !== undefined, declared: covers, current, contents });
    if (dryRun || !yes) {
      progress('comparing');
      const before = await contentsToCompare(tools, set, current);
      if (dryRun) {
        const ranges = await loadRanges(tools, (await currentVersions(db)).get('ranges'));
        return { status: 'checked', rows, version: null, ...covered, changes: changesBetween({ before, after: contents }, ranges) };
      }
      refuseLargeRemoval({ before, after: contents });
    }
    progress('storing');
    const version = await publish(tools, set, { built, source, covered });
    // Undefined: somebody imported the same file at the same time.
    if (version === undefined) return { status: 'unchanged', rows, version: current?.version ?? null };
    await removeFiles(storage, await retiredFiles(storage, db, set));
    await runFollowUp(tools, set);
    return { status: 'loaded', rows, version, ...covered };
  } finally {
    await scratch.remove();
  }
}

/** Stores what was built, and makes it current; undefined, and nothing stays stored, where the current version is made from the same file. */
async function publish(
  tools: ImportTools,
  set: SetName,
  { built, source, covered }: { built: Built; source: Source; covered: Covered | undefined },
): Promise<number | undefined> {
  const { db, storage } = tools;
  const { snapshot, parts = [], rows, basedOn, asOf } = built;
  const { key, bytes, sha256 } = await storeSnapshot(tools, { key: newSnapshotKey(set), snapshot, parts });
  const files = [key, ...parts.map((part) => part.key)];
  const content = {
    content_version: snapshot.version,
    row_count: rows,
    as_of: tools.asOf ?? asOf ?? tools.now,
    covers: covered?.covers ?? null,
  };
  const origin = { source_name: basename(source.file), source_sha256: source.sha256, loaded_by: tools.by };
  const version = await publishVersion(db, { set_name: set, storage_key: key, bytes, sha256, ...content, ...origin }, basedOn).catch(
    async (error: unknown) => {
      // The connection may have broken after the commit. What cannot be known now may be so: a file too many does no harm, a missing one does.
      if (!(await isPublished(db, key).catch(() => true))) await removeFiles(storage, files);
      throw error;
    },
  );
  if (version === undefined) await removeFiles(storage, files);
  return version;
}

async function contentsToCompare(tools: ImportTools, set: SetName, current: (Version & { set_name: SetName }) | undefined) {
  try {
    return await contentsOf(tools, set, current);
  } catch (cause) {
    if (!current || !isLost(cause)) throw cause;
    const sentence = `The file of ${versionName(current)}, the current version, is missing or damaged, so the import cannot be compared with it: import anyway with --yes, without --dry-run`;
    throw new FileRefused(sentence, { cause });
  }
}

function isLost(error: unknown): boolean {
  return error instanceof FileMissing || error instanceof FileDamaged;
}

/** Publishes the documents of the newest change of a set where that was not done yet: also after a command that was killed before it. */
export async function runFollowUp(
  tools: Pick<ImportTools, 'db' | 'storage' | 'dataDir' | 'demo' | 'progress' | 'now'>,
  set: SetName,
): Promise<void> {
  const change = await pendingFollowUp(tools.db, set);
  if (!change) return;
  if (set === 'ranges') {
    tools.progress('following up');
    const [after, before] = [await versionOf(tools.db, change.version), await versionBefore(tools.db, change)];
    // A version whose file is lost is published no more; the one that replaces it is.
    const rangesBefore = await loadRanges(tools, before).catch((error: unknown) => {
      if (isLost(error)) return undefined;
      throw error;
    });
    await publishRangeDocuments({ ...tools, clock: () => tools.now }, { before: rangesBefore, after: await loadRanges(tools, after) });
  }
  await markFollowedUp(tools.db, change.id);
}

async function versionOf(db: Db, version: number | null) {
  return version === null ? undefined : findVersion(db, 'ranges', version);
}

/** The version that was current when this was last done. */
async function versionBefore(db: Db, { id }: { id: number }) {
  const earlier = await db
    .selectFrom('data_set_changes')
    .where('set_name', '=', 'ranges')
    .where('id', '<', id)
    .where('followed_up_at', 'is not', null)
    .select('version')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return versionOf(db, earlier?.version ?? null);
}
