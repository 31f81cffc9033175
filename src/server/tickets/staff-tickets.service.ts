/** The provider's own part of a ticket. No mail, event or entry of the customer's audit log speaks of it. */
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { ticketsSaid } from '../../shared/tickets/said.ts';
import type { ticketWork } from '../../shared/tickets/staff-tickets.ts';
import { ticketsWanted } from '../../shared/tickets/wanted.ts';
import { type AuditEvent, recordAudit } from '../auth/audit-log.ts';
import type { Session } from '../auth/sessions.ts';
import { AppError } from '../base/errors.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { type IdempotencyKey, runOnce } from '../http/idempotency.ts';
import type { LockedTicket } from './conversation.queries.ts';
import { existing } from './conversation.service.ts';
import { findStaff, insertNote, listTicketStaff, notesOf, updateOwner } from './staff-tickets.queries.ts';
import { ownerIn } from './ticket-row.ts';
import { findTicket } from './tickets.queries.ts';

type Needs = Pick<Deps, 'config' | 'db'>;

export async function readTicketWork(
  { db, config }: Needs,
  { portalId }: Session,
  ticketId: string,
): Promise<ReplyOf<typeof ticketWork>['response']> {
  const ticket = await findTicket(db, { portalId, organisationId: undefined }, ticketId);
  if (!ticket) throw new AppError('not_found', ticketsSaid.noSuchTicket);
  const staff = await listTicketStaff(db, config.PLATFORM_ACCOUNT_ID);
  const notes = await notesOf(db, ticket);
  return { owner: ownerIn(staff, ticket), notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })), staff };
}

interface NewNote {
  readonly ticketId: string;
  readonly text: string;
  readonly key: IdempotencyKey | undefined;
}

/** Adds an internal note and returns its number. */
export async function writeNote(needs: Needs, staff: Session, { ticketId, text, key }: NewNote): Promise<number> {
  const write = async (db: Db): Promise<number> => {
    const ticket = await existing(db, ticketId);
    const number = await insertNote(db, ticket, { authorId: staff.portalId, author: staff.fullName, text });
    await recordWork(db, ticket, { ...ofStaff(needs, staff), action: 'ticket note added', detail: ticketId });
    return number;
  };
  const { reply } = await inTransaction(needs.db, (transaction) => runOnce(transaction, key, () => write(transaction)));
  return reply;
}

/** Gives the ticket to a staff member, or to nobody. Returns the owner's name. */
export function giveTicket(
  needs: Needs,
  staff: Session,
  { ticketId, owner }: { readonly ticketId: string; readonly owner: string | null },
): Promise<string | null> {
  return inTransaction(needs.db, async (db) => {
    const person = owner === null ? null : await findStaff(db, needs.config.PLATFORM_ACCOUNT_ID, owner);
    if (person === undefined) throw new AppError('validation_failed', ticketsWanted.owner, { errors: { owner: ticketsWanted.owner } });
    const ticket = await existing(db, ticketId);
    if (await updateOwner(db, ticket, owner)) {
      const detail = `${ticketId}: ${person?.email ?? 'nobody'}`;
      await recordWork(db, ticket, { ...ofStaff(needs, staff), action: 'ticket owner set', detail });
    }
    return person?.fullName ?? null;
  });
}

const ofStaff = ({ config }: Needs, { email }: Session) => ({ organisationId: config.PLATFORM_ACCOUNT_ID, actor: email });

/** Writes to the provider's audit log, since customers read their own. The account is the subject, so that its erasure finds the entry. */
function recordWork(db: Db, { organisationId: account }: LockedTicket, entry: Omit<AuditEvent, 'subject'>): Promise<void> {
  return recordAudit(db, { ...entry, subject: `account ${account}` });
}
