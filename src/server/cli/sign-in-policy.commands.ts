/** `policy …`: sign-in methods of an organisation's people, and the length of their sessions. */
import { ChangedPolicy } from '../../shared/organisations/sign-in-policy.ts';
import { changePolicy, formatPolicy, readPolicy } from '../auth/sign-in-policies.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';
import { changeOrTry } from './database.ts';
import { accountFrom } from './typed-values.ts';

export const signInPolicyCommands: readonly Command[] = [
  {
    name: 'policy show',
    takes: ['<account>'],
    about: 'How the people of an organisation sign in, and for how long',
    changes: false,
    run: show,
  },
  {
    name: 'policy set',
    takes: ['<account>'],
    about: 'Change how the people of an organisation sign in, and for how long',
    options: {
      'mailed-code': { type: 'string', value: 'yes|no', about: 'also accept e-mailed codes from people with a passkey or an app' },
      factor: { type: 'string', value: 'required|optional', about: 'whether everyone needs a passkey or an authenticator app' },
      idle: { type: 'string', value: 'minutes', about: 'end a session after this time without use' },
      session: { type: 'string', value: 'minutes', about: 'end every session after this time' },
    },
    changes: true,
    keepsAudit: true,
    details: 'Options that you omit stay unchanged. Applies immediately, including to people already signed in.',
    run: set,
  },
];

async function show({ words: [account = ''], open }: CommandContext): Promise<Outcome> {
  const id = accountFrom(account, '<account>');
  const policy = await readPolicy(await open(), id);
  return { lines: [formatPolicy(policy)], json: { account: id, ...policy } };
}

async function set({ words: [account = ''], options, open, dryRun, operator }: CommandContext): Promise<Outcome> {
  const userId = accountFrom(account, '<account>');
  const [mailed, factor] = [oneOf(options, 'mailed-code', ['no', 'yes']), oneOf(options, 'factor', ['optional', 'required'])];
  const [idle, session] = [options['idle'], options['session']];
  const policy = await changeOrTry(await open(), dryRun, async (transaction) => {
    const before = await readPolicy(transaction, userId);
    const parsed = ChangedPolicy.safeParse({
      userId,
      ...before,
      ...(mailed !== undefined && { mailedCode: mailed }),
      ...(factor !== undefined && { factorRequired: factor }),
      ...(idle !== undefined && { idleMinutes: Number(idle) }),
      ...(session !== undefined && { sessionMinutes: Number(session) }),
    });
    if (!parsed.success) throw new UsageError(parsed.error.issues.map(({ message }) => message).join('. '));
    return (await changePolicy(transaction, parsed.data, operator)).policy;
  });
  return {
    lines: [`${dryRun ? 'Would be' : 'Now'}: ${formatPolicy(policy)}`],
    json: { account: userId, ...policy, changed: !dryRun },
  };
}

/** True if the option has the second of two words; undefined if it is absent. */
function oneOf(options: CommandContext['options'], name: string, [no, yes]: readonly [string, string]): boolean | undefined {
  const value = options[name];
  if (value === undefined) return undefined;
  if (value !== no && value !== yes) throw new UsageError(`--${name} is ${yes} or ${no}`);
  return value === yes;
}
