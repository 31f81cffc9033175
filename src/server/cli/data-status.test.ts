/** Data status on the command line: the name used in answers, the source, and missing parts. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitted } from '../../numbers/test-support/admitted.ts';
import { command } from '../test-support/command-line.ts';
import { fileOf, listHeader, swapped } from '../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
const file = fileOf(listHeader, '447400100001;number;advertised;2026-01-31');
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const run = (...args: string[]) => command(portal, args);

/** Puts the list into force: the first test to run imports it. */
async function listed(): Promise<void> {
  expect((await run('import', 'irsf', file, '--as-of', '2026-02-01T00:00Z')).code).toBe(0);
  await swapped(portal, ({ numbers }) => numbers.irsf.version !== null);
}

test('data status leads from the name that answers give to the file, its hash, the time and the user of the import', async () => {
  await listed();
  const { dataVersion } = await portal.deps.answerers.irsfCheck(admitted({ tel: '447400100001' }), { customer: 1 });
  expect(dataVersion).toMatch(/^irsf-1-[0-9a-f]{8}$/);
  const sourceSha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  const by = userInfo().username;

  const people = (await run('data', 'status')).out;
  expect(people).toContain(`irsf       ${dataVersion}, 1 row as of 2026-02-01T00:00:00Z, out of date after 30 days, loaded `);
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
    covers: null,
    maxAgeDays: 30,
    loadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    loadedBy: by,
    source: 'import.csv',
    sourceSha256,
    previous: null,
  });
});

test('a set that is out of date clears no number, and doctor warns of it; how old it may be is configured', async () => {
  await listed();
  const asked = async (tel: string) => portal.deps.answerers.irsfCheck(admitted({ tel }), { customer: 1 });
  expect(await asked('447400100002')).toMatchObject({ irsf: null, rc: 3, missing: 'out of date', asOf: '2026-02-01T00:00:00Z' });
  expect(await asked('447400100001')).toMatchObject({ irsf: true, irsfDate: '2026-01-31' });
  expect((await run('doctor')).out).toMatch(/^WARN +age of data: .*irsf from 2026-02-01T00:00:00Z/m);
  const configured = await command(portal, ['doctor'], { MAX_AGE_IRSF_DAYS: '36500' });
  expect(configured.out).toMatch(/^ok +age of data: /m);
});

test('doctor does not warn of lists that an upstream is asked instead of', async () => {
  const upstream = { kind: 'http', url: 'http://127.0.0.1:1/{number}' };
  const services = fileOf(JSON.stringify({ dno: upstream, dnoText: upstream, irsfCheck: upstream, AITCheck: upstream, usmrq: upstream }));
  expect((await command(portal, ['doctor'], { SERVICES_CONFIG: services })).out).toMatch(/^ok +lists: /m);
});
