import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admitted } from '../../../numbers/test-support/admitted.ts';
import type { ServiceCode } from '../../../shared/services/services.ts';
import { rollBack } from '../versions.ts';
import { fileOf, importFile, portedHeader, swapped } from '../../test-support/import-files.ts';
import { startPortalForTest, startSecondNode, startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const feed = (...lines: string[]) => fileOf(portedHeader, ...lines);
const ask = async ({ deps }: TestPortal, tel: string, service: ServiceCode) => deps.answerers[service](admitted({ tel }), { customer: 1 });
const versionIs = (version: string | null) => (data: ReturnType<TestPortal['deps']['dataSets']['current']>) =>
  data.numbers.ported.version === version;

/** Imports a feed and waits until the portal answers from it. */
async function loaded(own: TestPortal, kind: 'ported' | 'history', file: string): Promise<void> {
  const before = own.deps.dataSets.current().numbers.ported.version;
  expect(await importFile(own, kind, { file })).toMatchObject({ status: 'loaded', faults: [] });
  await swapped(own, ({ numbers }) => numbers.ported.version !== before);
}

describe('Importing ported numbers', () => {
  test('the running portal switches to them by itself, rows come in any order, and the last move names the holder', async () => {
    const own = await startPortalForTest();
    expect(await ask(own, '447400123456', 'npq')).toMatchObject({ npi: 'na', rc: 2 });
    await loaded(
      own,
      'ported',
      feed(
        '447911123456;0044001;0044002;;0044002;2026-02-03;1',
        '447400123456;0044001;0044003;D123;0044009;2026-03-04T05:06:07Z;10',
        '447400123456;;0044001;;;2025-01-02;9',
      ),
    );
    expect(await ask(own, '447400123456', 'npq')).toMatchObject({
      npi: 'yes',
      rn: 'D123',
      cic: '0044009',
      rc: 0,
      asOf: '2026-06-01T00:00:00Z',
    });
    expect(await ask(own, '447400123456', 'ported')).toMatchObject({ lastPorted: '2026-03-04T05:06:07Z', rc: 0 });
    expect(await ask(own, '447911123456', 'ported')).toMatchObject({ lastPorted: '2026-02-03', rc: 0 });
    // The set covers the country, so what is not in it has never moved.
    expect(await ask(own, '447400123457', 'npq')).toMatchObject({ npi: 'no', rc: 0 });
  });

  test('an imported set replaces the made-up one of the demo', async () => {
    const demo = await startPortalForTest({ DEMO: 'true' });
    expect(await ask(demo, '447700900123', 'npq')).toMatchObject({ npi: 'yes', simulated: true });
    await loaded(demo, 'ported', feed('447400123456;;0044003;;;2026-01-01;1'));
    expect(demo.deps.dataSets.current().numbers.ported.synthetic).toBe(false);
    expect(await ask(demo, '447700900123', 'npq')).toMatchObject({ npi: 'no' });
  });

  test('the same file twice changes nothing; a rollback brings the version before back, and at last what is built in', async () => {
    const own = await startPortalForTest();
    const [first, second] = [feed('447400123456;;0044003;;;2026-01-01;1'), feed('447400123456;;0044004;;;2026-01-01;1')];
    await loaded(own, 'ported', first);
    const { version } = own.deps.dataSets.current().numbers.ported;
    expect(await importFile(own, 'ported', { file: first })).toMatchObject({ status: 'unchanged', version: 1 });
    await loaded(own, 'ported', second);
    expect(await rollBack(own.deps.db, 'ported')).toMatchObject({ from: { version: 2 }, to: 1 });
    await swapped(own, versionIs(version));
    expect(await rollBack(own.deps.db, 'ported')).toMatchObject({ from: { version: 1 }, to: null });
    await swapped(own, versionIs(null));
    await expect(rollBack(own.deps.db, 'ported')).rejects.toThrow('no version to roll back to');
    expect(await importFile(own, 'ported', { file: second })).toMatchObject({ status: 'loaded', version: 3 });
  });

  test('every node switches, not only the one beside the import', async () => {
    const own = await startPortalForTest();
    const other = await startSecondNode(own);
    await loaded(own, 'ported', feed('447400123456;;0044003;;;2026-01-01;1'));
    await swapped(other, versionIs(own.deps.dataSets.current().numbers.ported.version));
    expect(await ask(other, '447400123456', 'npq')).toMatchObject({ npi: 'yes' });
  });

  test.each([
    ['+447400123456;;0044003;;;2026-01-01;1', 'tel "+447400123456" is not a number'],
    ['44;;0044003;;;2026-01-01;1', 'tel "44" is not a number'],
    ['447400123456;;;;;2026-01-01;1', 'recipientSpId is empty'],
    ['447400123456;;0044003;;;2026-02-30;1', 'portDate "2026-02-30" is not a date'],
    ['447400123456;;0044003;;;01/02/2026;1', 'portDate "01/02/2026" is not a date'],
    ['999400123456;;0044003;;;2026-01-01;1', 'tel "999400123456" has the calling code 999, which does not exist'],
    ['447400123456;;0044003;;;2099-01-01;1', 'portDate "2099-01-01" is in the future: today is 20'],
    ['447400123456;;0044003;;;2099-01-01T08:00:00Z;1', 'portDate "2099-01-01T08:00:00Z" is in the future: today is 20'],
    ['447400123456;;0044003;;;2026-01-01;-1', 'seq "-1" is not a whole number'],
    [`447400123456;;0044003;${'1'.repeat(41)};;2026-01-01;1`, 'rn is not text of at most 40 characters'],
  ])('a bad row is reported with its line and the reason: %s', async (line, reason) => {
    const { status, faults } = await importFile(portal, 'ported', { file: feed('447400123000;;0044003;;;2026-01-01;1', line) });
    expect(status).toBe('refused');
    expect(faults).toEqual([expect.stringContaining(`3: ${reason}`)]);
  });

  test('two moves of a number with one seq, and a seq against time, are reported with both lines', async () => {
    const { faults } = await importFile(portal, 'ported', {
      file: feed(
        '447400123456;;0044003;;;2026-01-02;2',
        '447400123456;;0044004;;;2026-01-02;2',
        '447400123457;;0044004;;;2026-01-02;1',
        '447400123457;;0044004;;;2026-01-01;2',
        '447400123458;;0044004;;;2026-01-01T10:00:00Z;1',
        '447400123458;;0044004;;;2026-01-01;2',
      ),
    });
    expect(faults).toEqual(['3: has the tel and seq of line 2', '5: has an earlier portDate than line 4, which has a smaller seq']);
  });
});

describe('Importing history', () => {
  test('adds older moves; the holder of a number stays as the ported numbers have it', async () => {
    const own = await startPortalForTest({}, { clock: () => new Date('2026-05-01T00:00:00Z') });
    await loaded(own, 'ported', feed('447400123456;0044002;0044003;;;2026-04-20;5', '447400123999;;0044003;;;2026-04-20;1'));
    await loaded(
      own,
      'history',
      feed(
        '447400123456;0044001;0044002;;;2026-04-10;2',
        '447400123456;0044000;0044001;;;2026-04-05;1',
        // Known already.
        '447400123456;0044002;0044003;;;2026-04-20;3',
        '447400123500;;0044008;;;2020-01-01;1',
      ),
    );
    expect(await ask(own, '447400123456', 'ports&days')).toMatchObject({ ports: 3, changeSeen: '2026-04-20' });
    expect(own.deps.dataSets.current().numbers.ported.content.size).toBe(3);
    expect(await importFile(own, 'history', { file: feed('447400123456;;0044001;;;2026-04-21;1') })).toMatchObject({
      status: 'refused',
      faults: ['2: is later than the last known move of its number: it belongs in a ported file'],
    });
  });

  test('the holder stays also where the last move has a day alone, and the one before it a time of that day', async () => {
    const own = await startPortalForTest();
    await loaded(
      own,
      'ported',
      feed('447400123456;;0044002;;0044002;2026-01-31T08:00:00Z;1', '447400123456;;0044003;;0044003;2026-01-31;2'),
    );
    expect(await ask(own, '447400123456', 'npq')).toMatchObject({ cic: '0044003' });
    await loaded(own, 'history', feed('447400123456;;0044001;;0044001;2025-01-31;1', '447400123456;;0044009;;0044009;2026-01-31;2'));
    expect(await ask(own, '447400123456', 'npq')).toMatchObject({ cic: '0044003' });
  });

  test('leaves the set of the day it was of, unless another is named: older moves say nothing newer', async () => {
    const own = await startPortalForTest();
    await loaded(own, 'ported', feed('447400123456;0044002;0044003;;;2026-04-20;5'));
    const add = async (day: string, asOf: Date | 'not said') => {
      const { version } = own.deps.dataSets.current().numbers.ported;
      await importFile(own, 'history', { file: feed(`447400123456;0044001;0044002;;;${day};1`), asOf });
      await swapped(own, ({ numbers }) => numbers.ported.version !== version);
      return (await ask(own, '447400123456', 'npq')).asOf;
    };
    expect(await add('2026-04-10', 'not said')).toBe('2026-06-01T00:00:00Z');
    expect(await add('2026-04-09', new Date('2026-06-02T00:00:00Z'))).toBe('2026-06-02T00:00:00Z');
  });

  test('without ported numbers there is nothing to add to', async () => {
    await expect(importFile(portal, 'history', { file: feed('447400123456;;0044003;;;2026-01-01;1') })).rejects.toThrow(
      'import those first',
    );
  });
});
