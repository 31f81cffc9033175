/** `organisation …`: the customers of the provider, and the provider itself. */
import { AccountNumber } from '../../shared/api/account-number.ts';
import { plainText } from '../../shared/plain-text.ts';
import { findOrganisation } from '../auth/organisations.ts';
import { AppError } from '../errors.ts';
import { type Command, UsageError } from './command.ts';

export const organisationCommands: readonly Command[] = [
  {
    name: 'organisation add',
    takes: ['<account>', '<name>'],
    about: 'Add an organisation under its account number',
    changes: true,
    details: "The account PLATFORM_ACCOUNT_ID (1 unless it is set) is the provider's own: its administrators see the admin area.",
    async run({ words: [account = '', given = ''], open, dryRun }) {
      const id = AccountNumber.safeParse(Number(account));
      const name = given.trim();
      if (!id.success) throw new UsageError(`"${account}" is no account number from 1 to 2147483647`);
      if (name === '' || name.length > 100 || !plainText.test(name))
        throw new UsageError('A name has 1 to 100 characters, and none that is invisible');
      const db = await open();
      const existing = await findOrganisation(db, id.data);
      if (existing) throw new AppError('conflict', `Account ${account} is ${existing.name}`);
      if (!dryRun) await db.insertInto('organisations').values({ id: id.data, name }).execute();
      return {
        lines: [`Organisation ${account}, ${name}, ${dryRun ? 'could be' : 'was'} added`],
        json: { account: id.data, name, added: !dryRun },
      };
    },
  },
];
