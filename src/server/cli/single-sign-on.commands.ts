/** `sso …`: where the people of an organisation sign in. */
import { readFileSync } from 'node:fs';
import { SingleSignOnSetUp, unknownPeople } from '../../shared/single-sign-on/single-sign-on.ts';
import { takeUpSecretKeys } from '../auth/secret-key-of-database.ts';
import { createProviderClient } from '../single-sign-on/provider-client.ts';
import { checkSetUp, readSingleSignOn, removeSetUp, storeSetUp } from '../single-sign-on/set-up.ts';
import { type Command, type CommandContext, EnvironmentError, type Outcome, required, UsageError } from './command.ts';
import { changeOrTry } from './database.ts';
import { accountFrom } from './typed-values.ts';

export const singleSignOnCommands: readonly Command[] = [
  { name: 'sso show', takes: ['<account>'], about: 'Where the people of an organisation sign in', changes: false, run: show },
  {
    name: 'sso set',
    takes: ['<account>'],
    about: "Name an organisation's identity provider (OpenID Connect)",
    options: {
      issuer: { type: 'string', value: 'address', about: 'as the provider names itself' },
      'client-id': { type: 'string', value: 'id', about: 'by which the provider knows the portal' },
      'secret-file': { type: 'string', value: 'file', about: 'the client secret; left out, the one that is stored stays' },
      domains: { type: 'string', value: 'list', about: 'mail domains with commas between' },
      unknown: { type: 'string', value: unknownPeople.join('|'), about: 'people whom the portal does not know; else refused' },
      'no-passwords': { type: 'boolean', about: 'let nobody of it sign in in another way' },
      'require-mfa': { type: 'boolean', about: 'let in only those of whom the provider confirms a second factor' },
    },
    changes: true,
    keepsAudit: true,
    details: 'The provider is asked at once. It has to lead back to PUBLIC_URL with /auth/single-sign-on behind it.',
    run: set,
  },
  {
    name: 'sso remove',
    takes: ['<account>'],
    about: 'Let the people of an organisation sign in with their passwords alone',
    changes: true,
    keepsAudit: true,
    run: remove,
  },
];

async function show({ words: [account = ''], open }: CommandContext): Promise<Outcome> {
  const id = accountFrom(account, '<account>');
  const found = await readSingleSignOn(await open(), id);
  if (!found) return { lines: [`Organisation ${id} has no single sign-on`], json: { account: id, singleSignOn: null } };
  const { issuer, clientId, domains, unknown, passwordsToo, requireMfa, linked } = found;
  return {
    lines: [
      `issuer     ${issuer}`,
      `client id  ${clientId}`,
      `domains    ${domains.join(', ')}`,
      `unknown    ${unknown}`,
      `passwords  ${passwordsToo ? 'work too' : 'do not work'}`,
      `factor     ${requireMfa ? 'a second one at the provider' : 'not asked for'}`,
      `linked     ${linked}`,
    ],
    json: { account: id, singleSignOn: found },
  };
}

async function set(context: CommandContext): Promise<Outcome> {
  const { words, options, open, dryRun, operator, config } = context;
  const parsed = SingleSignOnSetUp.safeParse({
    userId: accountFrom(words[0] ?? '', '<account>'),
    issuer: required(context, 'issuer'),
    clientId: required(context, 'client-id'),
    clientSecret: secretFrom(context),
    domains: required(context, 'domains').split(','),
    unknown: options['unknown'] ?? 'refused',
    passwordsToo: options['no-passwords'] !== true,
    requireMfa: options['require-mfa'] === true,
  });
  if (!parsed.success) throw new UsageError([...new Set(parsed.error.issues.map(({ message }) => message))].join('. '));
  const db = await open();
  const secretKeys = await changeOrTry(db, dryRun, (transaction) => takeUpSecretKeys(transaction, config));
  const client = createProviderClient({ allowPrivate: config.SSO_ALLOW_PRIVATE });
  const checked = await checkSetUp(db, { client, secretKeys }, parsed.data);
  const name = await changeOrTry(db, dryRun, (transaction) => storeSetUp(transaction, { secretKeys, actor: operator }, checked));
  const { userId: account, issuer, clientId, domains, unknown, passwordsToo, requireMfa } = checked;
  return {
    lines: [dryRun ? `People of ${name} could sign in through ${issuer}` : `People of ${name} sign in through ${issuer} now`],
    json: { account, issuer, clientId, domains, unknown, passwordsToo, requireMfa, set: !dryRun },
  };
}

/** A command line is seen by everybody who lists processes, a file is not. */
function secretFrom({ options, path }: CommandContext): string | undefined {
  const file = options['secret-file'];
  if (typeof file !== 'string') return undefined;
  try {
    return readFileSync(path(file), 'utf8').trim();
  } catch (cause) {
    throw new EnvironmentError(`${file} cannot be read`, { cause });
  }
}

async function remove({ words: [account = ''], open, dryRun, operator }: CommandContext): Promise<Outcome> {
  const id = accountFrom(account, '<account>');
  const name = await changeOrTry(await open(), dryRun, (transaction) => removeSetUp(transaction, id, { actor: operator }));
  return {
    lines: [dryRun ? `People of ${name} could sign in with their passwords alone` : `People of ${name} sign in with their passwords now`],
    json: { account: id, removed: !dryRun },
  };
}
