import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { makeUser } from '../test-support/factories.ts';
import { createLog } from './log.ts';

const number = '447400987654';

test('T24: what a database adds to an error, the number that was asked and the address in a row, is not logged; its code is', async () => {
  const { deps } = await startPortalForTest();
  const { email, organisationId } = await makeUser(deps);
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const fails = [
    () => sql`insert into nowhere (tel) values (${number})`.execute(deps.db),
    () =>
      deps.db
        .insertInto('portal_users')
        .values({ organisation_id: organisationId, full_name: 'Test User', email, permissions: 1, password_hash: null })
        .execute(),
  ];
  for (const fail of fails) await fail().catch((cause: unknown) => log.error({ err: cause }, 'request failed'));
  expect(lines.map((line) => (JSON.parse(line) as { err: { code: string } }).err.code)).toEqual(['42P01', '23505']);
  for (const secret of [number, email]) expect(lines.join('')).not.toContain(secret);
});
