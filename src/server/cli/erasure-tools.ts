/** The tools of a command that erases. */
import { join } from 'node:path';
import { openArchive } from '../archive/archive.ts';
import type { Config } from '../config/config.ts';
import { loadSecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';
import type { ErasureDependencies } from '../organisations/erase-organisation.ts';
import { openStorage } from '../storage/open-storage.ts';

/** Runs `work`, then closes the archive reader used for it. */
export async function withErasureTools<Result>(
  db: Db,
  config: Config,
  work: (dependencies: ErasureDependencies) => Promise<Result>,
): Promise<Result> {
  const storage = openStorage(config);
  const archive = openArchive({ storage, dataDir: config.DATA_DIR });
  try {
    return await work({ db, storage, archive, secretKeys: loadSecretKeys(config), config, outbox: join(config.DATA_DIR, 'outbox') });
  } finally {
    await archive.workrooms.stop();
  }
}
