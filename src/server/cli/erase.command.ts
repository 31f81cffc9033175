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
  about: 'Erase an organisation that was closed long enough ago, with all that is stored of it',
  options: { name: { type: 'string', value: 'name', about: 'Its name, which confirms that it is meant' } },
  changes: true,
  keepsAudit: true,
  details:
    'Nothing brings it back but a backup, and its restore erases it again by the line that erasures.log in the storage gets: account and time. What went is counted, and stays as one entry in the audit log of the provider. Where the command is cut off, run it again, or leave it to the portal, which goes on with it.',
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
  if (!counts) throw new AppError('busy', inEnglish(`A node of the portal erases account ${id} already: the audit log will say what went`));
  return { lines: [`Organisation ${id}, ${name}, was erased. ${reportOf(counts)}`], json: { account: id, name, erased: counts } };
}
