/** `access …`: what came back with a backup, and opens nothing until somebody keeps it. */
import { inEnglish } from '../../shared/base/sayings.ts';
import { recordAudit } from '../auth/audit-log.ts';
import type { RestoredKind } from '../auth/lasting-access.ts';
import { findOrganisation } from '../auth/organisations.ts';
import { keepRestored, type RestoredCounts, restoredCounts, restoredKinds } from '../auth/restored-access.ts';
import { AppError } from '../base/errors.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';
import { changeOrTry } from './database.ts';
import { accountFrom } from './typed-values.ts';

export const accessCommands: readonly Command[] = [
  {
    name: 'access list',
    takes: [],
    about: 'List access that a restore brought back and turned off, by organisation',
    changes: false,
    run: list,
  },
  {
    name: 'access keep',
    takes: [],
    about: 'Turn restored access on again: keys, webhooks, passkeys and links to a single sign-on provider',
    options: {
      account: { type: 'string', value: 'account', about: 'only this organisation' },
      kind: { type: 'string', value: restoredKinds.join('|'), about: 'only this kind' },
    },
    changes: true,
    keepsAudit: true,
    details:
      'This includes access that was revoked or removed after the backup: keep only what you know. People keep single items in My Account and Users.',
    run: keep,
  },
];

async function list({ open }: CommandContext): Promise<Outcome> {
  const off = await restoredCounts(await open());
  return { lines: off.length === 0 ? ['No restored access is off'] : off.map((counts) => `${inWords(counts)} off`), json: { off } };
}

async function keep({ options, open, dryRun, operator }: CommandContext): Promise<Outcome> {
  const { account: given, kind } = options;
  const account = typeof given === 'string' ? accountFrom(given, '--account') : undefined;
  const kinds = restoredKinds.filter((known) => kind === undefined || kind === known);
  if (kinds.length === 0) throw new UsageError(`--kind is one of ${restoredKinds.join(', ')}`);
  const kept = await changeOrTry(await open(), dryRun, async (transaction) => {
    if (account !== undefined && !(await findOrganisation(transaction, account)))
      throw new AppError('not_found', inEnglish(`There is no organisation ${account}`));
    const counts = await keepRestored(transaction, { account, kinds });
    for (const of of counts) {
      const detail = parts(of).join('; ');
      await recordAudit(transaction, { organisationId: of.account, actor: operator, subject: of.name, action: 'access kept', detail });
    }
    return counts;
  });
  const words = dryRun ? 'could be kept' : 'kept';
  return {
    lines: kept.length === 0 ? ['None of this access is off'] : kept.map((of) => `${inWords(of)} ${words}`),
    json: { kept, done: !dryRun },
  };
}

const names: Record<RestoredKind, readonly [one: string, several: string]> = {
  keys: ['API key', 'API keys'],
  webhooks: ['webhook', 'webhooks'],
  passkeys: ['passkey', 'passkeys'],
  identities: ['link to a provider', 'links to a provider'],
};

function parts(counts: RestoredCounts): string[] {
  return restoredKinds.flatMap((kind) => (counts[kind] === 0 ? [] : [`${counts[kind]} ${names[kind][counts[kind] === 1 ? 0 : 1]}`]));
}

/** An organisation and what there is of it, for a line of a list. */
export function inWords(counts: RestoredCounts): string {
  return `${counts.account}  ${counts.name}: ${parts(counts).join(', ')}`;
}
