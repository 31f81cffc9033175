/** `organisation erase`: what the portal has of a customer who is gone. */
import { join } from 'node:path';
import { openArchive } from '../archive/archive.ts';
import { loadSecretKeys } from '../config/secret-key.ts';
import { AppError } from '../errors.ts';
import { beginErasure, type ErasureDependencies, finishErasure, reportOf } from '../organisations/erase-organisation.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type Command, type CommandContext, type Outcome, required } from './command.ts';
import { changeOrTry } from './database.ts';
import { accountFrom } from './typed-values.ts';

export const eraseCommand: Command = {
  name: 'organisation erase',
  takes: ['<account>'],
  about: 'Erase an organisation that was closed long enough ago, with all that is stored of it',
  options: { name: { type: 'string', value: 'name', about: 'Its name, which confirms that it is meant' } },
  changes: true,
  keepsAudit: true,
  details:
    'Nothing brings it back but a backup. What went is counted, and stays as one entry in the audit log of the provider. Where the command is cut off, run it again, or leave it to the portal, which goes on with it.',
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
  const storage = openStorage(config);
  const archive = openArchive({ storage, dataDir: config.DATA_DIR });
  const outbox = join(config.DATA_DIR, 'outbox');
  const counts = await erased({ db, storage, archive, secretKeys: loadSecretKeys(config), config, outbox }, id);
  if (!counts) throw new AppError('busy', `A node of the portal erases account ${id} already: the audit log will say what went`);
  return { lines: [`Organisation ${id}, ${name}, was erased. ${reportOf(counts)}`], json: { account: id, name, erased: counts } };
}

async function erased(dependencies: ErasureDependencies, id: number) {
  try {
    return await finishErasure(dependencies, id);
  } finally {
    await dependencies.archive.workrooms.stop();
  }
}
