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
  about: 'Bring a backup back into an empty database; the portal is stopped',
  options: {
    'keep-access': { type: 'boolean', about: 'Leave keys, webhooks, passkeys and links to a provider on: for a move to another machine' },
    erasures: { type: 'string', value: 'file', about: 'An erasures.log that was kept elsewhere, as one file or as its folder' },
  },
  changes: true,
  details:
    'All or nothing. Everybody signs in anew; invitations that were open are sent again by an administrator. Keys, webhooks, passkeys and links to a provider are off until somebody keeps them, on a screen or by access keep: what was revoked since the backup is back with it. An organisation that was erased since the backup, by erasures.log in the storage or by --erasures, is erased again. Where there is neither, the organisations of the backup are listed.',
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
    const lines = again.length === 0 ? [`${found}, and none is of an organisation of the backup`] : again.map(inWords);
    const erasedAgain = again.map(({ organisationId }) => organisationId);
    return withMissing({ lines: [...outcome.lines, ...lines], json: { ...outcome.json, erasedAgain } }, missing);
  }
  const organisations = await db.selectFrom('organisations').select(['id as account', 'name']).orderBy('id').execute();
  const lines = [
    ...outcome.lines,
    `${noLog}: an organisation that was erased since the backup is back. These are in it:`,
    ...organisations.map(({ account, name }) => `${account}  ${name}`),
  ];
  return withMissing({ lines, json: { ...outcome.json, erasedAgain: null, organisations } }, missing);
}

/** Adds the restored items that are switched off, in words and for programs. */
function withWhatIsOff({ lines, json }: ReturnType<typeof backupOutcome>, off: readonly RestoredCounts[]) {
  const said =
    off.length === 0
      ? 'No key, webhook, passkey or link to a provider is off'
      : 'These came back and are off until somebody keeps them, on a screen or by access keep:';
  return { lines: [...lines, said, ...off.map(offInWords)], json: { ...json, off } };
}

const noLog = 'No line of an erasures.log is in the storage, or was named by --erasures';

const inWords = ({ organisationId, at }: LoggedErasure) =>
  `Account ${organisationId}, which was erased on ${utcDay(at)}, was in the backup and is erased again`;

/** Returns the erasures that the storage has and those that the person named. */
async function erasuresOf({ config, options, path }: CommandContext): Promise<LoggedErasure[]> {
  const { erasures } = options;
  const named = typeof erasures === 'string' ? filesAt(path(erasures)) : [];
  return [...(await loggedErasures(openStorage(config))), ...named.flatMap((file) => parseErasures(readFileSync(file, 'utf8'), file))];
}

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new FileRefused(`${path} is not there`);
  return found.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
}

/** Completes the erasures that the restore began, and returns their organisations. */
async function eraseAgain({ config }: CommandContext, db: Db): Promise<LoggedErasure[]> {
  const begun = await db.selectFrom('erasures').select(['organisation_id', 'begun_at']).orderBy('organisation_id').execute();
  try {
    await withErasureTools(db, config, resumeErasures);
  } catch (cause) {
    const message = `The backup is restored, and nobody of who was erased since gets in, but: ${wordsOf(cause)}. The portal goes on with it`;
    throw new EnvironmentError(message, { cause });
  }
  return begun.map(({ organisation_id, begun_at }) => ({ organisationId: organisation_id, at: begun_at }));
}
