import { expect, onTestFinished, test } from 'vitest';
import { singleQuery } from '../../../shared/single-query/single-query.ts';
import { makeUser, signedInToken } from '../../test-support/factories.ts';
import { NatsServers } from '../../test-support/nats-servers.ts';
import { areInstalled } from '../../test-support/programs.ts';
import { quietPortal, signalGroup, startMain } from '../../test-support/started-program.ts';
import { storedOf } from '../../test-support/stream-records.ts';
import { startPortalForTest } from '../../test-support/test-portal.ts';
import { examineStream } from './examine-stream.ts';

const canRun = areInstalled('nats-server', 'openssl');

test.runIf(canRun)('a stream behind TLS is taken where its authority is trusted, and refused with words where it is not', async () => {
  const { servers, certificate } = await NatsServers.startEncrypted();
  onTestFinished(() => servers.stop());
  await expect.poll(() => examineStream(servers.url, undefined).catch(String)).toMatch(/takes the connection: self-signed certificate/);
  const portal = await startPortalForTest();
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const places = { DATA_DIR: portal.dataDir, DATABASE_URL: portal.databaseUrl, RECORDS_URL: servers.url };
  const startNode = async (env: Record<string, string>) => {
    const node = startMain({ ...quietPortal, ...places, ...env });
    onTestFinished(() => signalGroup(node, 'SIGKILL'));
    const address = await node.address;
    const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' };
    return async () => (await fetch(`${address}${singleQuery.path}?phonenumber=447400123456&service=npq`, { headers })).status;
  };
  const [ask, askTrusting] = await Promise.all([startNode({}), startNode({ NODE_EXTRA_CA_CERTS: certificate })]);
  await expect.poll(askTrusting).toBe(200);
  expect(await ask()).toBe(503);
  await expect.poll(() => storedOf(portal, user.organisationId)).toMatchObject({ records: 1, counted: 1 });
});
