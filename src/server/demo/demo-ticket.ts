/** One ticket of the demo's past, with an answer that nobody has seen yet. */
import { dayMs } from '../../shared/base/utc-day.ts';
import type { Evidence } from '../../shared/tickets/evidence.ts';
import type { Db } from '../database/database.ts';

interface Person {
  readonly email: string;
  readonly fullName: string;
}

/** Writes it into an empty database, within the transaction that makes its people. */
export async function seedDemoTicket(db: Db, { opener, staff, now }: { opener: Person; staff: Person; now: Date }): Promise<void> {
  const openedAt = new Date(now.getTime() - 2 * dayMs);
  const answeredAt = new Date(now.getTime() - dayMs);
  const idOf = async ({ email }: Person) =>
    db.selectFrom('portal_users').where('email', '=', email).select(['id', 'organisation_id']).executeTakeFirstOrThrow();
  const { id: opened_by, organisation_id } = await idOf(opener);
  const ticket = { organisation_id, ticket_id: ticketId };
  await db
    .insertInto('tickets')
    .values({
      organisation_id,
      id: ticketId,
      opened_at: openedAt,
      opened_by,
      opener_name: opener.fullName,
      opener_email: opener.email,
      severity: 'Numbering or Response Issue',
      subject: 'ported: answer for 447700900123',
      message: 'What I expected instead:\nno port in the last month.',
      evidence: JSON.stringify([reported(openedAt)]),
      state: 'waiting',
    })
    .execute();
  await db
    .insertInto('ticket_messages')
    .values({
      ...ticket,
      number: 1,
      at: answeredAt,
      side: 'support',
      author_id: (await idOf(staff)).id,
      author_name: staff.fullName,
      source: 'portal',
      text: 'Thank you. 447700900123 is a number of the demo that is always made to have moved.\n\nWhich of your systems says otherwise, and since when?',
    })
    .execute();
  await db
    .insertInto('ticket_state_changes')
    .values({ ...ticket, number: 1, at: answeredAt, state: 'waiting', side: 'support', by_name: staff.fullName })
    .execute();
}

const ticketId = 'T-DEM0-0001';

function reported(at: Date): Evidence {
  const number = '447700900123';
  const answer = { tel: number, rc: 0, npi: 'yes', lastPorted: new Date(at.getTime() - 10 * dayMs).toISOString() };
  return {
    number,
    service: 'ported',
    answer: JSON.stringify(answer, null, 2),
    rc: 0,
    at: at.toISOString(),
    requestId: null,
    link: `/testing?tab=single-live-query#n=${number}&s=ported`,
  };
}
