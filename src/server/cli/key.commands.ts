/** `keys …`: the API keys of an organisation's programs. */
import { inEnglish } from '../../shared/base/sayings.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { keyState, revokeKey } from '../auth/key-rows.ts';
import { findOrganisation } from '../auth/organisations.ts';
import { AppError } from '../base/errors.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';
import { changeOrTry } from './database.ts';
import { accountFrom } from './typed-values.ts';

export const keyCommands: readonly Command[] = [
  { name: 'keys list', takes: ['<account>'], about: 'List API keys of an organisation, without their secrets', changes: false, run: list },
  {
    name: 'keys revoke',
    takes: ['<prefix>'],
    about: 'Revoke an API key by its prefix, for example after a leak',
    changes: true,
    keepsAudit: true,
    details: 'Takes effect at once.',
    run: revoke,
  },
];

async function list({ words: [account = ''], open }: CommandContext): Promise<Outcome> {
  const id = accountFrom(account, '<account>');
  const db = await open();
  if (!(await findOrganisation(db, id))) throw new AppError('not_found', inEnglish(`There is no organisation ${id}`));
  const rows = await db
    .selectFrom('api_keys')
    .where('organisation_id', '=', id)
    .select(['prefix', 'name', 'created_by as createdBy', 'expires_at as expiresAt', 'last_used_at as lastUsedAt', keyState.as('state')])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const keys = rows.map(({ expiresAt, lastUsedAt, ...key }) => ({
    ...key,
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
  const lines = keys.map(
    ({ prefix, name, createdBy, state, expiresAt, lastUsedAt }) =>
      `${prefix}  ${state.padEnd(8)}  ${name}, of ${createdBy}, expires ${expiresAt.slice(0, 10)}, ${lastUsedAt === null ? 'never used' : `last used on ${lastUsedAt.slice(0, 10)}`}`,
  );
  return { lines: lines.length > 0 ? lines : [`Organisation ${id} has no API keys`], json: { account: id, keys } };
}

async function revoke({ words: [prefix = ''], open, dryRun, operator }: CommandContext): Promise<Outcome> {
  if (!/^dp_[A-Za-z0-9_-]{8}$/.test(prefix))
    throw new UsageError('<prefix> is dp_ and the next eight characters, as lists show it. Never put a whole key on a command line');
  const name = await changeOrTry(await open(), dryRun, async (transaction) => {
    const key = await transaction
      .selectFrom('api_keys')
      .where('prefix', '=', prefix)
      .select(['id', 'organisation_id as organisationId', 'name', 'created_by as createdBy', 'revoked_at as revokedAt'])
      .forUpdate()
      .executeTakeFirst();
    if (!key) throw new AppError('not_found', inEnglish(`There is no API key ${prefix}`));
    if (key.revokedAt !== null) throw new AppError('conflict', inEnglish(`The API key ${prefix} is already revoked`));
    await revokeKey(transaction, key.id);
    const { organisationId, createdBy: subject } = key;
    await recordAudit(transaction, { organisationId, actor: operator, subject, action: 'key revoked', detail: `${prefix}, ${key.name}` });
    return key.name;
  });
  return { lines: [`The API key ${prefix}, ${name}, ${dryRun ? 'could be' : 'was'} revoked`], json: { prefix, name, revoked: !dryRun } };
}
