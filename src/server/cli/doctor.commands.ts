/** `doctor`: checks everything that the portal depends on. */
import { randomBytes } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { checkArchive } from '../archive/check-archive.ts';
import { findDifferences } from '../archive/compare-counts.ts';
import { settingsFor, thisMachine } from '../bundled-postgres/settings.ts';
import type { Config } from '../config/config.ts';
import { configWarnings } from '../config/config-warnings.ts';
import { whyOpen } from '../config/data-directory.ts';
import { type Db, isBearable, migrationStatus } from '../database/database.ts';
import { checkMailServer } from '../mail/mailer.ts';
import { openStorage } from '../storage/open-storage.ts';
import { checkStorageMark } from '../storage/storage-mark.ts';
import { countPasswords, fittingSecretKeys } from '../auth/secret-key-of-database.ts';
import { findOrganisation } from '../auth/organisations.ts';
import { type Command, type CommandContext, exitCodes } from './command.ts';
import { ages, coverageFinding, dataSets, type Finding, listsFinding } from './data-checks.ts';
import { deepChecks, type Looked } from './deep-checks.ts';

export const doctorCommands: readonly Command[] = [
  {
    name: 'doctor',
    takes: [],
    about: 'Check configuration, database, storage, stream of records, data sets and mail',
    options: {
      deep: { type: 'boolean', about: 'Also check stored files, this machine, the backup and the certificate' },
    },
    changes: false,
    async run(context) {
      const findings = await examine(context);
      const isWell = findings.every(({ ok }) => ok);
      return {
        lines: findings.map(
          ({ check, ok, isWarning, detail }) => `${isWarning ? 'WARN  ' : ok ? 'ok    ' : 'FAULT '}  ${check}: ${detail}`,
        ),
        json: { ok: isWell, findings },
        exitCode: isWell ? exitCodes.ok : exitCodes.environment,
      };
    },
  },
];

/** Runs all checks. The configuration was parsed before any command; if it has faults, this command lists them too. */
async function examine({ config, env, open, now, options }: CommandContext): Promise<Finding[]> {
  const warnings = configWarnings(env);
  const findings: Finding[] = [
    warnings.length === 0
      ? { check: 'configuration', ok: true, detail: 'every variable is valid' }
      : { check: 'configuration', ok: true, isWarning: true, detail: warnings.join('; ') },
  ];
  findings.push({ check: 'own look', ok: true, detail: look(config) });
  const check = async (name: string, examineIt: () => Promise<string | Looked>) => {
    const finding: Finding = await examineIt().then(
      (found) => ({ check: name, ok: true, ...(typeof found === 'string' ? { detail: found } : found) }),
      (error: unknown) => ({ check: name, ok: false, detail: error instanceof Error ? error.message : String(error) }),
    );
    findings.push(finding);
    return finding.ok;
  };
  await check('data directory', () => writable(config));
  await check('storage', () => storing(config));
  await check('mail', () => mail(config));
  let db: Db | undefined;
  const isReachable = await check('database', async () => {
    db = await open('any');
    return databaseInForce(db, config);
  });
  const reachable = db;
  if (!isReachable || !reachable) return findings;
  const unsafe = await unsafeSettings(reachable);
  if (unsafe !== undefined) findings.push({ check: 'durability', ok: true, isWarning: true, detail: unsafe });
  if (!(await check('migrations', () => migrated(reachable)))) return findings;
  if (config.RECORDS_URL !== undefined) await check('records', () => records(config.RECORDS_URL ?? '', reachable));
  await check('storage of the database', () => storageMark(reachable, config));
  await check('secret key', () => secretKey(reachable, config));
  await check('data sets', async () => {
    const { numbers, detail } = await dataSets(reachable, config);
    findings.push(listsFinding(numbers, config), coverageFinding(numbers), ages(numbers, now));
    return detail;
  });
  await check('archive', () => archive(reachable, config));
  await check('counts', () => counts(reachable, { now, keptDays: config.KEEP_QUERY_RECORDS_DAYS }));
  await check('accounts', () => accounts(reachable, config));
  if (options['deep'] !== true) return findings;
  for (const deep of deepChecks) await check(deep.name, () => deep.look({ config, db: reachable, now }));
  return findings;
}

/** Describes the settings in force and, for the bundled PostgreSQL, those that this machine could bear. */
async function databaseInForce(db: Db, config: Config): Promise<string> {
  const { rows } = await sql<{ version: string; buffers: string; log: string; connections: string }>`
    select current_setting('server_version') as version, pg_size_pretty(pg_size_bytes(current_setting('shared_buffers'))) as buffers,
      pg_size_pretty(pg_size_bytes(current_setting('max_wal_size'))) as log, current_setting('max_connections') as connections`.execute(db);
  const { version = '', buffers = '', log = '', connections = '' } = rows[0] ?? {};
  if (config.DATABASE_URL !== undefined) return `PostgreSQL ${version} answers`;
  const wanted = settingsFor(thisMachine(config.DATA_DIR));
  return (
    `bundled PostgreSQL ${version} with shared_buffers ${buffers}, max_wal_size ${log} and ${connections} connections; ` +
    `this machine allows ${wanted.shared_buffers}, ${wanted.max_wal_size} and ${wanted.max_connections}`
  );
}

/** Reports settings that may lose acknowledged writes in a power failure; undefined if there are none. */
async function unsafeSettings(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`.execute(db);
  const off = rows.map(({ name }) => name).join(', ');
  return off === '' ? undefined : `${off} of PostgreSQL is off: a power failure may lose acknowledged writes, or the whole database`;
}

/** Describes the provider's branding as it was read: this line shows a node with a different one. */
function look({ PRODUCT_NAME, ACCENT_COLOUR, LOGO, LOGO_DARK, LEGAL_LINKS }: Config): string {
  const onDark = LOGO_DARK ? `${LOGO_DARK.bytes.length} bytes on dark backgrounds` : 'on a white plate on dark backgrounds';
  return [
    `product ${PRODUCT_NAME}`,
    ACCENT_COLOUR ? `accent ${ACCENT_COLOUR.light['accent']} with text in ${ACCENT_COLOUR.light['on-accent']}` : 'default accent',
    LOGO ? `logo ${LOGO.type} of ${LOGO.bytes.length} bytes, ${onDark}` : 'no logo',
    `legal links: ${LEGAL_LINKS.map(({ name }) => name).join(', ') || 'none'}`,
  ].join('; ');
}

async function writable({ DATA_DIR }: Config): Promise<string> {
  await mkdir(DATA_DIR, { recursive: true });
  await access(DATA_DIR, constants.W_OK);
  const why = whyOpen(DATA_DIR);
  if (why !== undefined) throw new Error(why);
  return `${DATA_DIR} is writable, only by this user`;
}

async function storing(config: Config): Promise<string> {
  const storage = openStorage(config);
  const key = `doctor-${randomBytes(8).toString('hex')}`;
  try {
    await storage.write(key, Buffer.from(key));
    if ((await text(await storage.read(key))) !== key) throw new Error('a file changed between writing and reading');
  } finally {
    await storage.remove(key);
  }
  return 'a file was written, read and removed';
}

async function storageMark(db: Db, config: Config): Promise<string> {
  await checkStorageMark(db, openStorage(config));
  return 'the files belong to this database';
}

async function mail({ SMTP_URL }: Config): Promise<string> {
  if (SMTP_URL === undefined) return 'captured in the folder outbox: SMTP_URL is not set';
  await checkMailServer(SMTP_URL);
  return 'the server accepts connections';
}

/** Checks the stream of records; loads its client only if there is one. */
async function records(url: string, db: Db): Promise<string> {
  const { examineStream } = await import('../query-records/stream/examine-stream.ts');
  return examineStream(url, db);
}

async function migrated(db: Db): Promise<string> {
  const { known, foreign } = await migrationStatus(db);
  const missing = known.filter(({ isDone }) => !isDone).map(({ name }) => name);
  const hindrances = foreign.filter((name) => !isBearable(name));
  if (hindrances.length > 0) throw new Error(`the database belongs to a newer version: it has ${hindrances.join(', ')}`);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} are missing: start the portal, or run: migrate up`);
  return [`at ${known.at(-1)?.name}`, ...(foreign.length > 0 ? [`a newer version added ${foreign.join(', ')}`] : [])].join('; ');
}

async function secretKey(db: Db, config: Config): Promise<string> {
  const { previous, lost } = await countPasswords(db, await fittingSecretKeys(db, config));
  return [
    'fits the database',
    ...(previous > 0 ? [`${passwords(previous)} still under SECRET_KEY_PREVIOUS until their users sign in`] : []),
    ...(previous === 0 && config.SECRET_KEY_PREVIOUS ? ['no password needs SECRET_KEY_PREVIOUS: remove it'] : []),
    ...(lost > 0 ? [`${passwords(lost)} under a key that is not configured: their users must request a new password`] : []),
  ].join('; ');
}

function passwords(count: number): string {
  return count === 1 ? '1 password is' : `${count.toLocaleString('en')} passwords are`;
}

const faultsShown = 5;

/** Lists the first faults, and the number of others. */
function shown(faults: readonly string[]): string {
  const more = faults.length > faultsShown ? [`and ${faults.length - faultsShown} more`] : [];
  return [...faults.slice(0, faultsShown), ...more].join('; ');
}

async function archive(db: Db, config: Config): Promise<string> {
  const { files, bytes, faults } = await checkArchive(db, openStorage(config));
  if (faults.length > 0) throw new Error(shown(faults));
  return files === 0
    ? 'no archived query records yet'
    : `${files.toLocaleString('en')} files with ${bytes.toLocaleString('en')} bytes are unchanged`;
}

async function counts(db: Db, kept: { now: Date; keptDays: number }): Promise<string> {
  const faults = (await findDifferences(db, kept)).map(
    ({ organisationId, day, counted, records, batchRows }) =>
      `account ${organisationId} on ${day} counts ${counted} queries, and has ${records} records and ${batchRows} rows of batches`,
  );
  if (faults.length > 0) throw new Error(shown(faults));
  return 'the counts of every past day match its records and batch rows';
}

async function accounts(db: Db, { PLATFORM_ACCOUNT_ID }: Config): Promise<string> {
  const platform = await findOrganisation(db, PLATFORM_ACCOUNT_ID);
  if (!platform) throw new Error(`there is no organisation ${PLATFORM_ACCOUNT_ID}, the provider's own: run: organisation add`);
  return `account ${PLATFORM_ACCOUNT_ID} is ${platform.name}`;
}
