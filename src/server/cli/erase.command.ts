/** `organisation erase`: what the portal has of a customer who is gone. */
import { inEnglish } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';
import { beginErasure, finishErasure, reportOf } from '../organisations/erase-organisation.ts';
import { type Command, type CommandContext, type Outcome, required } from './command.ts';
import { changeOrTry } from './database.ts';
import { withErasureTools } from './erasure-tools.ts';
import { accountFrom } from './typed-values.ts';

export const eraseCommand: Command = {
  name: 'organisation erase',
  takes: ['<account>'],
  about: 'Erase a closed organisation and all its data, once it was closed long enough',
  options: { name: { type: 'string', value: 'name', about: 'Its name, as a confirmation' } },
  changes: true,
  keepsAudit: true,
  details:
    'This cannot be undone. erasures.log in the storage gets the account and the time, so that a restored backup erases the organisation again. The audit log of the provider keeps one entry with the counts. If the command is interrupted, run it again, or let the portal complete it.',
  run,
};

async function run(context: CommandContext): Promise<Outcome> {
  const {
    words: [account = ''],
    open,
    config,
    dryRun,
    operator,
  } = context;
  const id = accountFrom(account, '<account>');
  const name = required(context, 'name');
  const db = await open();
  await changeOrTry(db, dryRun, (transaction) => beginErasure(transaction, { id, actor: operator, name }, config));
  if (dryRun) return { lines: [`Organisation ${id}, ${name}, could be erased`], json: { account: id, name, erased: null } };
  const counts = await withErasureTools(db, config, (dependencies) => finishErasure(dependencies, id));
  if (!counts)
    throw new AppError('busy', inEnglish(`A node of the portal is already erasing account ${id}. See the audit log for the result`));
  return { lines: [`Organisation ${id}, ${name}, was erased. ${reportOf(counts)}`], json: { account: id, name, erased: counts } };
}
