import { expect, test } from 'vitest';
import type { BatchResultRow } from '../../shared/batches/batches.ts';
import type { OrganisationRow } from '../../shared/organisations/organisations.ts';
import type { TicketRow } from '../../shared/tickets/tickets.ts';
import { homeBatches } from './home-batches.ts';
import { activeFirst, agesOf } from './staff-lists.ts';

const row = (part: Partial<BatchResultRow>): BatchResultRow => ({
  Date: '2026-05-31T14:02:00Z',
  Service: 'npq',
  Records: 200,
  Filename: 'march-npq.csv',
  email: 'owner@acme.example',
  id: 'a',
  status: 'done',
  progress: 100,
  failed: 0,
  mailWaits: false,
  name: 'march.csv',
  answered: 0,
  ...part,
});

test('every batch that is under way, and the last three that ended', () => {
  const ended = ['b', 'd', 'e', 'f'].map((id) => row({ id }));
  const { running, finished } = homeBatches([row({ status: 'running', progress: 40 }), row({ id: 'c', status: 'queued' }), ...ended]);
  expect(running.map(({ id, progress }) => [id, progress])).toEqual([
    ['a', 40],
    ['c', 100],
  ]);
  expect(finished.map(({ id }) => id)).toEqual(['b', 'd', 'e']);
});

test('a batch has what its services answered together, and a file where one of them has', () => {
  const { finished } = homeBatches([
    row({ answered: 190, failed: 10, status: 'partly' }),
    row({ Service: 'gnr', answered: 5, failed: 3, status: 'failed' }),
    row({ id: 'b', status: 'failed' }),
  ]);
  expect(finished.map(({ answered, failed, hasFile }) => [answered, failed, hasFile])).toEqual([
    [195, 13, true],
    [0, 0, false],
  ]);
});

test('the customers that are open, five, whoever was active last first', () => {
  const organisation = (userId: number, lastActivity: string | null, closedAt: string | null = null): OrganisationRow => ({
    userId,
    name: `Organisation ${userId}`,
    users: 1,
    invited: 0,
    lastActivity,
    queries: 0,
    openTickets: 0,
    closedAt,
    firstUser: null,
  });
  const rows = [
    organisation(1, '2026-11-17'),
    organisation(2, null),
    organisation(3, '2026-11-15'),
    organisation(4, '2026-11-16'),
    organisation(5, '2026-11-17', '2026-11-17T00:00:00Z'),
    organisation(6, '2026-11-16'),
    organisation(7, '2026-11-14'),
    organisation(8, null),
  ];
  expect(activeFirst(rows, 1).map(({ userId }) => userId)).toEqual([4, 6, 3, 7, 2]);
});

test('tickets by whole days since they were opened, and the three oldest', () => {
  const ticket = (ticketId: string, openedAt: string): TicketRow => ({
    ticketId,
    openedAt,
    ticketSeverity: 'Other',
    ticketSubject: 'A subject',
    state: 'open',
    openedBy: 'Ada',
    openedByEmail: 'ada@acme.example',
    organisation: 'Acme',
    lastMessageAt: openedAt,
    lastMessageBy: 'customer',
    isUnread: false,
  });
  const ages = agesOf(
    [
      ticket('new', '2026-11-17T11:59:00Z'),
      ticket('almost a day', '2026-11-16T12:00:01Z'),
      ticket('a day', '2026-11-16T12:00:00Z'),
      ticket('almost eight', '2026-11-09T12:00:01Z'),
      ticket('eight', '2026-11-09T12:00:00Z'),
    ],
    new Date('2026-11-17T12:00:00Z'),
  );
  expect([ages.today, ages.week, ages.older]).toEqual([2, 2, 1]);
  expect(ages.oldest.map(({ ticketId, days }) => [ticketId, days])).toEqual([
    ['eight', 8],
    ['almost eight', 7],
    ['a day', 1],
  ]);
});
