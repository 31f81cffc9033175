/** A portal on the PostgreSQL that comes with it, for a fault case: the program, a mail server, and customers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ownName } from '../../../src/server/bundled-postgres/make-database.ts';
import { type RunningServer, runningServer } from '../../../src/server/bundled-postgres/pid-file.ts';
import { type Database, openDatabase } from '../../../src/server/database/database.ts';
import { startPortal } from '../../../src/server/start.ts';
import { makeUser, signedInToken, type TestUser } from '../../../src/server/test-support/factories.ts';
import { type MailServer, startMailServer } from '../../../src/server/test-support/mail-server.ts';
import { quietPortal, signalGroup, startMain, type StartedProgram } from '../../../src/server/test-support/started-program.ts';
import { testConfig } from '../../../src/server/test-support/test-config.ts';
import { Load } from './load.ts';
import { mountSmallDisk, type SmallDisk, unmount } from './small-disk.ts';

const lookIntervalMs = 10;

interface Parts {
  readonly dataDir: string;
  readonly disk: SmallDisk | undefined;
  readonly mail: MailServer;
  readonly caller: { readonly user: TestUser; readonly token: string };
}

export class BundledSite {
  readonly faults: string[] = [];
  readonly load: Load;
  readonly dataDir: string;
  readonly mail: MailServer;
  readonly caller: Parts['caller'];
  readonly tokens: string[];
  readonly #disk: SmallDisk | undefined;
  #portal: StartedProgram | undefined;

  private constructor({ dataDir, disk, mail, caller }: Parts) {
    [this.dataDir, this.#disk, this.mail, this.caller, this.tokens] = [dataDir, disk, mail, caller, [caller.token]];
    this.load = new Load(this);
  }

  /** Makes the database, and a user who can send queries; no portal runs yet. With `diskMegabytes` the data directory is a disk of this size. */
  static async build({ diskMegabytes }: { readonly diskMegabytes?: number } = {}): Promise<BundledSite> {
    const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-fault-'));
    const disk = diskMegabytes === undefined ? undefined : mountSmallDisk(dataDir, diskMegabytes);
    const portal = await startPortal(testConfig({ DATA_DIR: dataDir }));
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    await portal.deps.publishing.published();
    await portal.stop();
    return new BundledSite({ dataDir, disk, mail: await startMailServer(), caller: { user, token } });
  }

  /** Starts the portal, which gets the calls from then on. */
  start(startBy = startMain, env: Readonly<Record<string, string>> = {}): StartedProgram {
    this.#portal = startBy({
      ...quietPortal,
      DATA_DIR: this.dataDir,
      SMTP_URL: this.mail.url,
      MAIL_FROM: 'portal@provider.example',
      ...env,
    });
    return this.#portal;
  }

  /** The disk of the data directory, if it has one of its own. */
  get disk(): SmallDisk {
    if (this.#disk === undefined) throw new Error('The data directory has no disk of its own');
    return this.#disk;
  }

  /** The server that runs on the database now. */
  get server(): RunningServer | undefined {
    return runningServer(join(this.dataDir, 'database'));
  }

  async addresses(): Promise<string[]> {
    return this.#portal === undefined ? [] : [await this.#portal.address];
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.caller.token}`, 'x-requested-with': 'XMLHttpRequest' };
  }

  /** Calls the portal as the customer. */
  async call(path: string, init: RequestInit = {}): Promise<Response> {
    const [address = ''] = await this.addresses();
    return fetch(`${address}${path}`, { ...init, headers: { ...this.headers, ...(init.headers as Record<string, string>) } });
  }

  /** The database beside the connections of the portal. */
  async look<Result>(work: (db: Database['db']) => Promise<Result>): Promise<Result> {
    if (this.server === undefined) throw new Error('No database runs');
    const { db, close } = openDatabase(`postgres://${ownName}@localhost/${ownName}?host=${encodeURIComponent(this.server.socketFolder)}`);
    try {
      return await work(db);
    } finally {
      await close();
    }
  }

  tell(line: string): void {
    console.log(`  ${line}`);
  }

  /** Notes a fault where `isAsWanted` is false. */
  expect(isAsWanted: boolean, otherwise: string): void {
    if (!isAsWanted) this.faults.push(otherwise);
  }

  async remove(): Promise<void> {
    if (this.#portal !== undefined) {
      signalGroup(this.#portal, 'SIGKILL');
      await this.#portal.ended;
    }
    while (this.server !== undefined) await setTimeout(lookIntervalMs);
    await this.mail.stop();
    if (this.#disk !== undefined) unmount(this.dataDir);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
