import { expect, it } from 'vitest';
import { conversationOf, stateSince, type Ticket } from './conversation-entries.ts';

const at = (minute: number) => `2026-05-31T14:${String(minute).padStart(2, '0')}:00.000Z`;
const message = (number: number, side: 'customer' | 'support', minute: number): Ticket['messages'][number] => ({
  number,
  at: at(minute),
  side,
  author: 'Ann',
  source: 'portal',
  text: `message ${number}`,
  cutText: null,
  attachments: [],
});
const ticket: Ticket = {
  ticketId: 'T-7KQ4-M2PX',
  openedAt: at(0),
  ticketSeverity: 'Other',
  ticketSubject: 'Wrong carrier',
  state: 'open',
  openedBy: 'Bob',
  openedByEmail: 'bob@customer.example',
  organisation: 'Customer',
  lastMessageAt: at(9),
  lastMessageBy: 'customer',
  isUnread: false,
  ticketMessage: 'It moved in May.',
  evidence: [],
  messages: [message(1, 'support', 3), message(2, 'customer', 9)],
  stateChanges: [
    { at: at(1), state: 'in progress', side: 'support', by: 'Sue' },
    { at: at(3), state: 'closed', side: 'support', by: 'Sue' },
    { at: at(9), state: 'open', side: 'customer', by: 'Ann' },
  ],
};

it('begins with what opened the ticket, and has messages and states in the order of time', () => {
  expect(conversationOf(ticket).map((entry) => (entry.kind === 'state' ? [entry.state, entry.isReopened] : entry.text))).toEqual([
    'It moved in May.',
    ['in progress', false],
    'message 1',
    ['closed', false],
    'message 2',
    ['open', true],
  ]);
});

it('says since when the state is what it is, and nothing where that was not kept', () => {
  expect(stateSince(ticket)).toBe(at(9));
  expect(stateSince({ ...ticket, stateChanges: [] })).toBe(at(0));
  expect(stateSince({ ...ticket, state: 'closed', stateChanges: [] })).toBeNull();
});

it('has internal notes in the order of time', () => {
  const note = { number: 1, at: at(5), author: 'Sue', text: 'They called' };
  const texts = conversationOf(ticket, [note]).flatMap((entry) => (entry.kind === 'state' ? [] : [`${entry.kind}: ${entry.text}`]));
  expect(texts).toEqual(['message: It moved in May.', 'message: message 1', 'note: They called', 'message: message 2']);
});
