import { expect, test } from 'vitest';
import { exportQueryRecords } from '../../shared/query-records/query-records.ts';
import { writeGroup } from '../query-records/query-records.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal } from '../test-support/test-portal.ts';

test('the file of query records has English headings and countries, and German ones for callers that ask for them', async () => {
  const portal = await startTestPortal({}, { clock: () => new Date('2026-06-01T12:00:00Z') });
  const { organisationId, portalId, ...user } = await makeUser(portal.deps);
  const common = { organisationId, portalUserId: portalId, keyId: null, channel: 'single', service: 'npq', rc: 0 } as const;
  await writeGroup(portal.deps.db, [
    { ...common, at: new Date('2026-05-22T08:00:00Z'), tel: '33612345678', country: 'FR' },
    { ...common, at: new Date('2026-05-21T08:00:00Z'), tel: '80012345678', country: '001' },
    { ...common, at: new Date('2026-05-20T08:00:00Z'), tel: '999012345678', country: 'ZZ' },
  ]);
  const token = await signedInToken(portal.deps, { organisationId, portalId, ...user });
  const linesOf = async (language: { language?: 'en' | 'de' }) => {
    const query = { from: '2026-05-01', to: '2026-05-31', ...language };
    const { body } = await portal.call(exportQueryRecords, { query }, token);
    return body
      .replace('\ufeff', '')
      .trimEnd()
      .split('\r\n')
      .map((line: string) => line.split(';').slice(2, 5).join(';'));
  };
  const english = ['isoCountry;countryName;service', 'FR;France;npq', '001;Global service;npq', 'ZZ;Unknown;npq'];
  expect(await linesOf({})).toEqual(english);
  expect(await linesOf({ language: 'en' })).toEqual(english);
  expect(await linesOf({ language: 'de' })).toEqual([
    'Ländercode;Land;Dienst',
    'FR;Frankreich;npq',
    '001;Globaler Dienst;npq',
    'ZZ;Unbekannt;npq',
  ]);
  await portal.stop();
});
