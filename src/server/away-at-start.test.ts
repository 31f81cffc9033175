/** The process as an operator meets it, started while something that it needs is not there. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runMain } from './test-support/portal-program.ts';
import { copyTemplate } from './test-support/test-portal.ts';

vi.setConfig({ testTimeout: 240_000 });

/** A directory and a database as after a first start, which takes the processor for seconds; with the key of the template. */
async function startedPlace() {
  const { dataDir, databaseUrl, remove } = await copyTemplate();
  onTestFinished(remove);
  const SECRET_KEY = 'a secret key for tests that is long enough';
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET_KEY, DEMO: 'false' };
}

const readiness = async (address: string) => {
  const reply = await fetch(`${address}/readyz`);
  return [reply.status, reply.headers.get('retry-after'), await reply.json()];
};

test('a mail server and a storage that are away are said, and the portal starts; /readyz names each', async () => {
  const place = await startedPlace();
  const mailAway = { ...place, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'portal@provider.example' };
  const withoutMail = runMain(mailAway);
  const address = await withoutMail.address;
  await expect.poll(withoutMail.output).toContain('the mail server is away');
  expect(await readiness(address)).toEqual([200, null, { status: 'ready', away: ['mail'] }]);
  // SIGTERM would give a load balancer its time.
  withoutMail.child.kill('SIGINT');
  expect(await withoutMail.ended).toBe(0);

  const storage = {
    STORAGE_URL: 's3://portal',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
  const withoutFiles = runMain({ ...mailAway, ...storage });
  expect(await readiness(await withoutFiles.address)).toEqual([503, '5', { status: 'files cannot be stored' }]);
  await expect.poll(withoutFiles.output).toContain('files cannot be stored: calls that need them are refused until they can');
});

test('a database that is away ends the start with host, port and cause in one sentence, and a misspelt name is told', async () => {
  const place = await startedPlace();
  const program = runMain({ ...place, DATABASE_URL: 'postgres://portal:hunter2@127.0.0.1:1/portal', PUBLIC_ULR: 'https://portal.example' });
  expect(await program.ended).toBe(1);
  expect(program.output().trim().split('\n')).toEqual([
    'PUBLIC_ULR is not a variable of the portal: did you mean PUBLIC_URL?',
    'The database is away (127.0.0.1:1): nothing listens there',
  ]);
});

test('a place where another program listens is said with HOST and PORT', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  // A server that listens on a port has an address with one.
  const { port } = other.address() as AddressInfo;
  const second = runMain({ ...(await startedPlace()), PORT: String(port) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`The portal cannot listen at HOST 127.0.0.1, PORT ${port}: another program is already listening there`);
});
