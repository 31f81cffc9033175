/** Lists that grow, asked in pages: what they are together is the list that is asked as a whole, also while somebody else changes it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../shared/audit/audit.ts';
import { listFiles } from '../shared/documents/documents.ts';
import { organisationList } from '../shared/organisations/organisations.ts';
import { listTickets, listTicketsByAccount } from '../shared/tickets/tickets.ts';
import { listUsers, listUsersByAccount } from '../shared/users/users.ts';
import { publishTestDocument } from './test-support/documents.ts';
import { makeOrganisation, makeUser, signedInToken, type TestUser } from './test-support/factories.ts';
import { staffTokenOf } from './test-support/organisations.ts';
import { startTestPortal, type TestPortal } from './test-support/test-portal.ts';
import { ticketCalls } from './test-support/tickets.ts';

let portal: TestPortal;
let owner: TestUser;
let token: string;
let staff: string;
const tickets = ticketCalls(() => portal);

/** Five rows in each list, of which several share what the list is ordered by. */
beforeAll(async () => {
  portal = await startTestPortal();
  const { deps } = portal;
  owner = await makeUser(deps);
  const { organisationId } = owner;
  token = await signedInToken(deps, owner);
  staff = await staffTokenOf(portal);
  for (let index = 0; index < 4; index += 1) {
    await makeUser(deps, { organisationId });
    await makeOrganisation(deps);
    await publishTestDocument(portal, { organisationId, matter: 'my-documents/monthly-reports' });
    await deps.db
      .insertInto('audit_log')
      .values({
        organisation_id: organisationId,
        actor: owner.email,
        subject: owner.email,
        action: 'signed in',
        detail: `Device ${index}`,
        address: '',
      })
      .execute();
  }
  for (let index = 0; index < 5; index += 1) await tickets.send(token, { ticketSubject: `Carrier ${index}` });
  // Some are of one moment, as what one statement writes is, and some of another one.
  await sql`update tickets set opened_at = '2026-11-20T12:00:00.000123Z' where organisation_id = ${organisationId} and subject <> 'Carrier 4'`.execute(
    deps.db,
  );
  await sql`update tickets set opened_at = '2026-11-20T12:00:00.000122Z' where organisation_id = ${organisationId} and subject < 'Carrier 2'`.execute(
    deps.db,
  );
  await sql`
    update documents set modified_at = '2026-11-20T12:00:00.000450Z'::timestamptz + (numbered.place % 2) * interval '1 microsecond'
    from (select id, row_number() over () as place from documents where organisation_id = ${organisationId}) numbered
    where documents.id = numbered.id`.execute(deps.db);
});
afterAll(() => portal.stop());

type Query = Record<string, string>;
const account = () => String(owner.organisationId);
const documents = 'my-documents/monthly-reports';

/** Each list with what names its rows, and a word that some of them hold. */
const lists = {
  organisations: { ask: (query: Query) => portal.call(organisationList, { query }, staff), id: 'userId', word: account },
  users: { ask: (query: Query) => portal.call(listUsers, { query }, token), id: 'portalId', word: () => owner.email.toUpperCase() },
  'users of an organisation': {
    ask: (query: Query) => portal.call(listUsersByAccount, { query: { account: account(), ...query } }, staff),
    id: 'portalId',
    word: () => owner.email.slice(0, 20),
  },
  tickets: { ask: (query: Query) => portal.call(listTickets, { query }, token), id: 'ticketId', word: () => 'carrier 3' },
  'tickets of an organisation': {
    ask: (query: Query) => portal.call(listTicketsByAccount, { query: { account: account(), ...query } }, staff),
    id: 'ticketId',
    word: () => 'RIER 3',
  },
  'tickets that are not closed': {
    ask: (query: Query) => portal.call(listTicketsByAccount, { query }, staff),
    id: 'ticketId',
    word: () => 'Carrier 3',
  },
  'audit log': { ask: (query: Query) => portal.call(auditLog, { query }, token), id: 'id', word: () => 'device 2' },
  documents: {
    ask: (query: Query) => portal.call(listFiles, { query: { matter: documents, ...query } }, token),
    id: 'filecode',
    word: () => 'notes.TXT',
  },
} as const;

describe.each(Object.entries(lists))('%s', (_, { ask, id, word }) => {
  const idsOf = ({ body }: Awaited<ReturnType<typeof ask>>): unknown[] => body.message.map((row: Record<string, unknown>) => row[id]);

  test('pages of two together are the whole list in its order, which is asked as before and names no page', async () => {
    const whole = await ask({});
    expect(whole.body).not.toHaveProperty('next');
    const read: unknown[] = [];
    let before: string | null | undefined;
    do {
      const page = await ask({ limit: '2', ...(before && { before }) });
      expect(page.status).toBe(200);
      expect(idsOf(page).length).toBeLessThanOrEqual(2);
      read.push(...idsOf(page));
      before = page.body.next;
    } while (before);
    expect(before).toBeNull();
    expect(read.length).toBeGreaterThanOrEqual(4);
    expect(read).toEqual(idsOf(whole));
  });

  test('a page of exactly what there is has none behind it, one row less has', async () => {
    const all = idsOf(await ask({})).length;
    expect((await ask({ limit: String(all) })).body.next).toBeNull();
    expect((await ask({ limit: String(all - 1) })).body.next).not.toBeNull();
  });

  test('a search finds the rows that hold the text, whatever the case, and none that do not', async () => {
    const found = await ask({ search: word() });
    expect(JSON.stringify(found.body.message).toLowerCase()).toContain(word().toLowerCase());
    expect(found.body.message.every((row: unknown) => JSON.stringify(row).toLowerCase().includes(word().toLowerCase()))).toBe(true);
    expect((await ask({ search: '%_nobody' })).body.message).toEqual([]);
    expect(idsOf(await ask({ search: '  ' }))).toEqual(idsOf(await ask({})));
  });

  test.each([
    { limit: '0' },
    { limit: '501' },
    { limit: 'two' },
    { before: 'W10' },
    { before: 'x' },
    { search: 'x'.repeat(201) },
    { search: 'a\u0000' },
  ])('what is not to be understood is refused: %o', async (query) => {
    const { status, body } = await ask(query as unknown as Query);
    expect([status, Object.keys(body.errors)]).toEqual([400, Object.keys(query)]);
  });
});

test('the page behind a row that somebody removes meanwhile is there', async () => {
  const users = lists.users.ask;
  const first = await users({ limit: '2' });
  const rest = (await users({})).body.message.slice(2);
  const last = first.body.message.at(-1).portalId;
  await portal.deps.db.deleteFrom('portal_users').where('id', '=', last).where('id', '<>', owner.portalId).execute();
  expect((await users({ before: first.body.next, limit: '500' })).body.message).toEqual(rest);
});

test('the name of a page of another list is none here', async () => {
  const { body } = await lists.documents.ask({ limit: '1' });
  const { status, body: refusal } = await lists.tickets.ask({ before: body.next });
  expect([status, refusal.errors]).toEqual([
    400,
    { before: 'There is no page of this name: send the value of next from the previous page' },
  ]);
});
