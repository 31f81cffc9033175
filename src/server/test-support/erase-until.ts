/** Erases an organisation in a process of its own, which kills itself at a step: `node erase-until.ts <account> <step>`, with the configuration of a portal. */
import { join } from 'node:path';
import { openArchive } from '../archive/archive.ts';
import { parseConfig } from '../config/config.ts';
import { loadSecretKeys } from '../config/secret-key.ts';
import { openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { beginErasure, finishErasure } from '../organisations/erase-organisation.ts';
import { openStorage } from '../storage/open-storage.ts';

const [account = '', step = ''] = process.argv.slice(2);
const id = Number(account);
const config = parseConfig(process.env);
const { db } = openDatabase(config.DATABASE_URL ?? '');
const storage = openStorage(config);
const { name } = await db.selectFrom('organisations').where('id', '=', id).select('name').executeTakeFirstOrThrow();
await inTransaction(db, (transaction) => beginErasure(transaction, { id, actor: 'operator', name }, config));
await finishErasure(
  {
    db,
    storage,
    archive: openArchive({ storage, dataDir: config.DATA_DIR }),
    secretKeys: loadSecretKeys(config),
    config,
    outbox: join(config.DATA_DIR, 'outbox'),
    atStep: (reached) => void (reached === step && process.kill(process.pid, 'SIGKILL')),
  },
  id,
);
