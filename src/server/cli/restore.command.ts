/** `restore`: brings a backup back, without the organisations that were erased since. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../backup/manifest.ts';
import { missingFiles, namedFiles } from '../backup/named-files.ts';
import { obstacles, restore } from '../backup/restore.ts';
import { type RestoredCounts, restoredCounts, switchOffRestored } from '../auth/restored-access.ts';
import { utcDay } from '../../shared/base/utc-day.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import type { Db } from '../database/database.ts';
import { wordsOf } from '../database/each-in-turn.ts';
import { AppError, FileRefused } from '../base/errors.ts';
import { beginErasuresAgain } from '../organisations/erase-again.ts';
import { resumeErasures } from '../organisations/erase-organisation.ts';
import { type LoggedErasure, loggedErasures, parseErasures } from '../storage/erasures-log.ts';
import { openStorage } from '../storage/open-storage.ts';
import { inWords as offInWords } from './access.commands.ts';
import { backupOutcome, withMissing } from './backup.commands.ts';
import { type Command, type CommandContext, EnvironmentError, type Outcome } from './command.ts';
import { withErasureTools } from './erasure-tools.ts';

export const restoreCommand: Command = {
  name: 'restore',
  takes: ['<folder>'],
  about: 'Restore a backup into an empty database; stop the portal first',
  options: {
    'keep-access': { type: 'boolean', about: 'Keep keys, webhooks, passkeys and provider links on: for a move to another machine' },
    erasures: { type: 'string', value: 'file', about: 'An erasures.log kept elsewhere: one file or its folder' },
  },
  changes: true,
  details:
    'Restores everything or nothing. Everyone must sign in again, and administrators must resend open invitations. Keys, webhooks, passkeys and provider links are off until someone keeps them in the portal or with access keep, because the backup also brings back what was revoked since. Organisations that were erased since the backup, according to erasures.log in the storage or --erasures, are erased again. Without either, the command lists the organisations of the backup.',
  run,
};

async function run(context: CommandContext): Promise<Outcome> {
  const { config, progress, dryRun, operator } = context;
  const folder = context.path(context.words[0] ?? '');
  progress('checking every file');
  const manifest = await readManifest(folder);
  const logged = await erasuresOf(context);
  const db = await context.open('any');
  if (context.isPortalRunning()) throw new EnvironmentError('The portal is running: stop it first');
  const inTheWay = await obstacles({ db, config }, manifest);
  if (inTheWay.length > 0) throw new AppError('conflict', inEnglish(inTheWay.join('\n')));
  const found = logged.length === 0 ? noLog : `erasures.log has ${logged.length === 1 ? '1 erasure' : `${logged.length} erasures`}`;
  if (dryRun) return { lines: [`${folder} can be restored`, found], json: { folder, restored: false, erasures: logged.length } };
  const keepsAccess = context.options['keep-access'] === true;
  const afterRows = async (transaction: Db) => {
    await beginErasuresAgain(transaction, { logged, actor: operator, platformAccountId: config.PLATFORM_ACCOUNT_ID });
    if (!keepsAccess) await switchOffRestored(transaction);
  };
  await restore({ db, config, progress, afterRows }, folder, manifest);
  const again = await eraseAgain(context, db);
  const missing = await missingFiles(openStorage(config), await namedFiles(db));
  const outcome = withWhatIsOff(backupOutcome(folder, manifest, 'Restored from'), await restoredCounts(db));
  if (logged.length > 0) {
    const lines = again.length === 0 ? [`${found}, none for an organisation in the backup`] : again.map(inWords);
    const erasedAgain = again.map(({ organisationId }) => organisationId);
    return withMissing({ lines: [...outcome.lines, ...lines], json: { ...outcome.json, erasedAgain } }, missing);
  }
  const organisations = await db.selectFrom('organisations').select(['id as account', 'name']).orderBy('id').execute();
  const lines = [
    ...outcome.lines,
    `${noLog}: organisations erased since the backup are back. The backup has these:`,
    ...organisations.map(({ account, name }) => `${account}  ${name}`),
  ];
  return withMissing({ lines, json: { ...outcome.json, erasedAgain: null, organisations } }, missing);
}

/** Adds the restored items that are switched off, in words and for programs. */
function withWhatIsOff({ lines, json }: ReturnType<typeof backupOutcome>, off: readonly RestoredCounts[]) {
  const said =
    off.length === 0
      ? 'No key, webhook, passkey or provider link is off'
      : 'These were restored and are off until someone keeps them, in the portal or with access keep:';
  return { lines: [...lines, said, ...off.map(offInWords)], json: { ...json, off } };
}

const noLog = 'No erasures.log found in the storage or with --erasures';

const inWords = ({ organisationId, at }: LoggedErasure) =>
  `Account ${organisationId}, erased on ${utcDay(at)}, was in the backup and was erased again`;

/** Returns the erasures that the storage has and those that the person named. */
async function erasuresOf({ config, options, path }: CommandContext): Promise<LoggedErasure[]> {
  const { erasures } = options;
  const named = typeof erasures === 'string' ? filesAt(path(erasures)) : [];
  return [...(await loggedErasures(openStorage(config))), ...named.flatMap((file) => parseErasures(readFileSync(file, 'utf8'), file))];
}

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new FileRefused(`${path} does not exist`);
  return found.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
}

/** Completes the erasures that the restore began, and returns their organisations. */
async function eraseAgain({ config }: CommandContext, db: Db): Promise<LoggedErasure[]> {
  const begun = await db.selectFrom('erasures').select(['organisation_id', 'begun_at']).orderBy('organisation_id').execute();
  try {
    await withErasureTools(db, config, resumeErasures);
  } catch (cause) {
    const message = `The backup is restored and organisations erased since have no access, but erasing them again failed: ${wordsOf(cause)}. The portal will retry`;
    throw new EnvironmentError(message, { cause });
  }
  return begun.map(({ organisation_id, begun_at }) => ({ organisationId: organisation_id, at: begun_at }));
}
