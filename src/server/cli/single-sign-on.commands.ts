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
  { name: 'sso show', takes: ['<account>'], about: 'Show the single sign-on of an organisation', changes: false, run: show },
  {
    name: 'sso set',
    takes: ['<account>'],
    about: "Set an organisation's identity provider (OpenID Connect)",
    options: {
      issuer: { type: 'string', value: 'address', about: 'issuer address of the provider' },
      'client-id': { type: 'string', value: 'id', about: 'client id of the portal at the provider' },
      'secret-file': { type: 'string', value: 'file', about: 'file with the client secret; default: keep the stored one' },
      domains: { type: 'string', value: 'list', about: 'e-mail domains, separated by commas' },
      unknown: { type: 'string', value: unknownPeople.join('|'), about: 'people without an account; default: refused' },
      'no-passwords': { type: 'boolean', about: 'allow no other way to sign in' },
      'require-mfa': { type: 'boolean', about: 'require the provider to confirm a second factor' },
    },
    changes: true,
    keepsAudit: true,
    details: 'Contacts the provider at once. Register PUBLIC_URL followed by /auth/single-sign-on there as the redirect address.',
    run: set,
  },
  {
    name: 'sso remove',
    takes: ['<account>'],
    about: 'Remove single sign-on: people sign in with their passwords only',
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
      `factor     ${requireMfa ? 'second factor at the provider' : 'not required'}`,
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
    lines: [dryRun ? `Users of ${name} could sign in through ${issuer}` : `Users of ${name} now sign in through ${issuer}`],
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
    throw new EnvironmentError(`Cannot read ${file}`, { cause });
  }
}

async function remove({ words: [account = ''], open, dryRun, operator }: CommandContext): Promise<Outcome> {
  const id = accountFrom(account, '<account>');
  const name = await changeOrTry(await open(), dryRun, (transaction) => removeSetUp(transaction, id, { actor: operator }));
  return {
    lines: [dryRun ? `Users of ${name} could sign in with their passwords only` : `Users of ${name} now sign in with their passwords`],
    json: { account: id, removed: !dryRun },
  };
}
