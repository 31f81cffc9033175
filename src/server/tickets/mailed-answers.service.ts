/** Answers to tickets by mail. The sender of a mail learns nothing of its outcome; the mail server that delivers it does. */
import type { MailOutcome } from '../../shared/tickets/inbound-mail.ts';
import { inEnglish } from '../../shared/base/sayings.ts';
import { closedTicketMailDays } from '../../shared/base/limits.ts';
import { type Addressed, isTagOf, readAnswerAddress } from './answer-addresses.ts';
import { recordAudit } from '../auth/audit-log.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { whyAutomatic } from '../mail/automatic-mails.ts';
import { type MailHead, type MailReader, readMailHead } from '../mail/incoming-mail.ts';
import { findWriters, lockTicket } from './conversation.queries.ts';
import { told, type Told } from '../http/told.ts';
import { type Actor, addAnswer, addCustomerMessage } from './conversation.service.ts';
import { findTicketOfMail, hasMail, isLongClosed } from './mailed-answers.queries.ts';
import { findStaffByEmail } from './staff-tickets.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'secretKeys' | 'publicUrl'>;

/** The outcome of a mail; its sentence is for the operator. */
interface Taken extends Told {
  readonly outcome: MailOutcome;
}

const refused = (why: string): Taken => ({ outcome: 'refused', ...told(inEnglish(`Nothing was added: ${why}`)) });
const repeated: Taken = { outcome: 'repeated', ...told(inEnglish('Nothing was added: this e-mail was already added')) };

/** Adds what a person answers by mail to the ticket. Nothing but its head is read of a mail that is not theirs to send. */
export async function takeMail(deps: Needs, reader: MailReader, bytes: Buffer): Promise<Taken> {
  const head = await readMailHead(bytes);
  const automatic = whyAutomatic(head, deps.config);
  if (automatic !== undefined) return { outcome: 'automatic', ...told(inEnglish(`Nothing was added: ${automatic}`)) };
  const base = deps.config.INBOUND_MAIL_ADDRESS ?? '';
  const addresses = head.recipients.flatMap((recipient) => readAnswerAddress(base, recipient) ?? []);
  if (addresses.length === 0) return refused('no recipient is the address of a ticket');
  for (const addressed of addresses) {
    const right = await rightOf(deps, deps.db, { ...addressed, from: head.from });
    if (right === 'none') continue;
    if (right === 'somebody else') return refuseSender(deps, addressed);
    return add(deps, { addressed, head, body: await reader.read(bytes) });
  }
  return refused('its address belongs to no ticket, or no longer accepts answers');
}

interface Answerer {
  readonly side: 'customer' | 'support';
  readonly author: Actor;
}

/** Returns the person of an address, if they sent the mail. */
async function rightOf(
  { config, secretKeys }: Needs,
  db: Db,
  { ticketId, tag, from }: Addressed & { readonly from: string },
): Promise<Answerer | 'somebody else' | 'none'> {
  const ticket = await findTicketOfMail(db, ticketId);
  if (!ticket || (await isLongClosed(db, ticket, closedTicketMailDays))) return 'none';
  if (isTagOf(secretKeys, ticket, { tag, who: 'support' })) {
    const mailbox = config.SUPPORT_EMAIL.toLowerCase();
    if (from === mailbox) return { side: 'support', author: { portalId: null, fullName: config.PROVIDER_NAME, email: mailbox } };
    const author = await findStaffByEmail(db, config.PLATFORM_ACCOUNT_ID, from);
    return author ? { side: 'support', author } : 'somebody else';
  }
  const author = (await findWriters(db, ticket)).find(({ portalId }) => isTagOf(secretKeys, ticket, { tag, who: portalId }));
  if (!author) return 'none';
  return author.email === from ? { side: 'customer', author } : 'somebody else';
}

async function refuseSender({ db }: Needs, { ticketId }: Addressed): Promise<Taken> {
  const ticket = await findTicketOfMail(db, ticketId);
  if (ticket) {
    const { organisationId, openerEmail: subject } = ticket;
    const detail = `${ticketId}: the sender was not the person to whom its address belongs`;
    await recordAudit(db, { organisationId, actor: 'unknown', subject, action: 'ticket mail refused', detail });
  }
  return refused('the sender is not the owner of the address');
}

interface Answer {
  readonly addressed: Addressed;
  readonly head: MailHead;
  readonly body: { readonly text: string; readonly attachments: string[] };
}

async function add(deps: Needs, { addressed, head, body: { text, attachments } }: Answer): Promise<Taken> {
  if (text === '' && attachments.length === 0) return refused('it has no text');
  return inTransaction(deps.db, async (db) => {
    const ticket = await lockTicket(db, addressed.ticketId);
    // The state may have changed while the mail was read.
    const right = await rightOf(deps, db, { ...addressed, from: head.from });
    if (!ticket || typeof right === 'string') return refused('its address no longer accepts answers');
    if (await hasMail(db, ticket, head.key)) return repeated;
    const message = { ticket, author: right.author, text, mail: { key: head.key, attachments } };
    if (right.side === 'support') await addAnswer(deps, db, message);
    else await addCustomerMessage(deps, db, message);
    return { outcome: 'added', ...told(inEnglish(`The e-mail was added to ticket ${ticket.id}`)) };
  });
}
