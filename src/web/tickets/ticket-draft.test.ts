import { describe, expect, it } from 'vitest';
import { formatAnswer, type Evidence } from './evidence.ts';
import { draftWith, emptyTicket } from './ticket-draft.ts';

const evidence: Evidence = {
  number: '447700900123',
  service: 'npq',
  answer: { tel: '447700900123', rc: 0 },
  rc: 0,
  dataVersion: null,
  at: '2026-05-31T14:02:11.123Z',
  requestId: 'abc-1',
  link: 'https://portal/testing#number=447700900123&services=npq',
};
const result = '/testing?tab=single-live-query#n=447700900123&s=npq,gnr';
const words = `Number: 447700900123
Service: npq
Reason code: 0
Data version: unknown
Time: 2026-05-31 14:02:11 UTC
Request: abc-1
Link: https://portal/testing#number=447700900123&services=npq
Answer:
{
  "tel": "447700900123",
  "rc": 0
}`;

it('an answer is told in words, and what its kind does not have is left out', () => {
  expect(formatAnswer(evidence)).toBe(words);
  const { rc: _, dataVersion: __, ...lookup } = evidence;
  expect(formatAnswer(lookup)).not.toMatch(/Reason code|Data version/);
});

describe('reporting an answer', () => {
  it('begins a ticket of the type "Numbering or Response Issue"', () => {
    expect(draftWith(emptyTicket, evidence, result)).toEqual({
      ticketSeverity: 'Numbering or Response Issue',
      ticketSubject: 'npq: answer for 447700900123',
      ticketMessage: `What I expected instead:\n\n\n${words}`,
      isTyped: false,
      writeAt: 'What I expected instead:\n'.length,
      result,
    });
  });

  it('is gone on with where the words of the person go: on a line of its own below "What I expected instead:"', () => {
    const { ticketMessage, writeAt } = draftWith(emptyTicket, evidence, result);
    expect(`${ticketMessage.slice(0, writeAt ?? 0)}|${ticketMessage.slice(writeAt ?? 0)}`).toBe(`What I expected instead:\n|\n\n${words}`);
    const typed = draftWith({ ...emptyTicket, ticketMessage: 'It began in May.', isTyped: true }, evidence, result);
    expect(typed.ticketMessage.slice(0, typed.writeAt ?? 0)).toBe('It began in May.');
  });

  it('replaces an answer that was reported before and not written about', () => {
    const before = draftWith(emptyTicket, { ...evidence, number: '15551234567' }, result);
    expect(draftWith(before, evidence, result)).toEqual(draftWith(emptyTicket, evidence, result));
  });

  it('leaves what was typed, and adds the answer once', () => {
    const typed = { ...emptyTicket, ticketSeverity: 'Other', ticketMessage: 'It began in May.', isTyped: true };
    const reported = draftWith(typed, evidence, result);
    expect(reported).toEqual({
      ...typed,
      ticketSubject: 'npq: answer for 447700900123',
      ticketMessage: `It began in May.\n\n${words}`,
      writeAt: 'It began in May.'.length,
      result,
    });
    expect(draftWith(reported, evidence, result)).toEqual(reported);
  });
});
