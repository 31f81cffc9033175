/** A folder for what an import writes before it is stored: there as soon as it is needed, gone when the import is over. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { snapshotDirectory } from '../snapshot-files.ts';

export class Scratch {
  readonly #folder: string;
  #isThere = false;

  constructor(dataDir: string) {
    // Nodes remove what a killed import left under such a name.
    this.#folder = join(snapshotDirectory(dataDir), `import-${randomBytes(16).toString('hex')}.scratch`);
  }

  path(name: string): string {
    if (!this.#isThere) mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    this.#isThere = true;
    return join(this.#folder, name);
  }

  async remove(): Promise<void> {
    if (this.#isThere) await rm(this.#folder, { recursive: true, force: true });
  }
}
