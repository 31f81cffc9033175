/** What the command line says of the data: by the name that answers give, with where it came from, and what of it is missing. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitted } from '../../numbers/test-support/admitted.ts';
import { command } from '../test-support/command-line.ts';
import { fileOf, listHeader, swapped } from '../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const run = (...args: string[]) => command(portal, args);

test('data status leads from the name that answers give to the file, its hash, the time and the user of the import', async () => {
  const file = fileOf(listHeader, '447400100001;number;advertised;2026-01-31');
  expect((await run('import', 'irsf', file, '--as-of', '2026-02-01T00:00Z')).code).toBe(0);
  await swapped(portal, ({ numbers }) => numbers.irsf.version !== null);
  const { dataVersion } = await portal.deps.answerers.irsfCheck(admitted({ tel: '447400100001' }));
  expect(dataVersion).toMatch(/^irsf-1-[0-9a-f]{8}$/);
  const sourceSha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  const by = userInfo().username;

  const people = (await run('data', 'status')).out;
  expect(people).toContain(`irsf       ${dataVersion}, 1 row as of 2026-02-01T00:00:00Z, loaded `);
  expect(people).toContain(` by ${by} from import.csv (SHA-256 ${sourceSha256})`);
  expect(people).toMatch(/^ranges +ranges-built-in-[0-9a-f]{8}, [\d,]+ rows as of 2026-07-30T00:00:00Z, built in$/m);
  expect(people).toMatch(/^ait +not loaded$/m);

  const { sets } = JSON.parse((await run('data', 'status', '--json')).out);
  expect(sets).toContainEqual({
    set: 'irsf',
    origin: 'imported',
    dataVersion,
    version: 1,
    hash: dataVersion?.slice(-8),
    rows: 1,
    asOf: '2026-02-01T00:00:00Z',
    loadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    loadedBy: by,
    source: 'import.csv',
    sourceSha256,
    previous: null,
  });
});

test('doctor does not warn of lists that an upstream is asked instead of', async () => {
  const upstream = { kind: 'http', url: 'http://127.0.0.1:1/{number}' };
  const services = fileOf(JSON.stringify({ dno: upstream, dnoText: upstream, irsfCheck: upstream, AITCheck: upstream, usmrq: upstream }));
  expect((await command(portal, ['doctor'], { SERVICES_CONFIG: services })).out).toMatch(/^ok +lists: /m);
});
