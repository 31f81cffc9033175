import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MailNotTaken } from '../mail/mailer.ts';
import { baseSaid } from '../../shared/base/said.ts';
import { StorageAway } from '../storage/storage.ts';
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
    () => Promise.reject(new Error('outer', { cause: Object.assign(new Error('inner'), { code: 'ECONNREFUSED' }) })),
    () => Promise.reject(new Error('none', { cause: 'no error' })),
  ];
  for (const fail of fails) await fail().catch((cause: unknown) => log.error({ err: cause }, 'request failed'));
  expect(lines.map((line) => (JSON.parse(line) as { err: { code?: string } }).err.code)).toEqual([
    '42P01',
    '23505',
    'ECONNREFUSED',
    undefined,
  ]);
  for (const secret of [number, email]) expect(lines.join('')).not.toContain(secret);
});

test('what is away is said in a line, and where a defect comes from is kept', () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED', syscall: 'connect' });
  for (const err of [refused, new StorageAway(baseSaid.noSpace, { cause: refused }), new MailNotTaken(refused)]) log.warn({ err }, 'away');
  expect(lines.filter((line) => line.includes('stack'))).toEqual([]);
  expect(lines.every((line) => /ECONNREFUSED|no space/.test(line))).toBe(true);
  log.error({ err: new TypeError('x is not a function') }, 'request failed');
  expect(lines.at(-1)).toMatch(/"stack":"TypeError: x is not a function\\n\s+at /);
});
