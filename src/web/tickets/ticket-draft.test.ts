import { describe, expect, it } from 'vitest';
import { maxEvidence } from '../../shared/base/limits.ts';
import type { Evidence } from './evidence.ts';
import { readRecordedAnswer } from './evidence.ts';
import { draftWith, emptyTicket } from './ticket-draft.ts';

const evidence: Evidence = {
  number: '447700900123',
  service: 'npq',
  answer: '{"tel":"447700900123","rc":0}',
  rc: 0,
  dataVersion: null,
  at: '2026-05-31T14:02:11.123Z',
  requestId: 'abc-1',
  link: '/testing#n=447700900123&s=npq',
};
const result = '/testing?tab=single-live-query#n=447700900123&s=npq,gnr';

describe('reporting an answer', () => {
  it('begins a ticket of the type "Numbering or Response Issue", with the answer beside its message', () => {
    expect(draftWith(emptyTicket, evidence, result)).toEqual({
      ticketSeverity: 'Numbering or Response Issue',
      ticketSubject: 'npq: answer for 447700900123',
      ticketMessage: 'What I expected instead:\n',
      evidence: [evidence],
      isTyped: false,
      writeAt: 'What I expected instead:\n'.length,
      result,
    });
  });

  it('replaces an answer that was reported before and not written about', () => {
    const before = draftWith(emptyTicket, { ...evidence, number: '15551234567' }, result);
    expect(draftWith(before, evidence, result)).toEqual(draftWith(emptyTicket, evidence, result));
  });

  it('leaves what was typed, and attaches the answer once', () => {
    const typed = { ...emptyTicket, ticketSeverity: 'Other', ticketMessage: 'It began in May.', isTyped: true };
    const reported = draftWith(typed, evidence, result);
    expect(reported).toEqual({
      ...typed,
      ticketSubject: 'npq: answer for 447700900123',
      evidence: [evidence],
      writeAt: 'It began in May.'.length,
      result,
    });
    expect(draftWith(reported, evidence, result)).toEqual(reported);
  });

  it('keeps the newest answers, as many as a ticket takes', () => {
    let draft = { ...emptyTicket, ticketMessage: 'All of them.', isTyped: true };
    for (let index = 0; index <= maxEvidence; index += 1) draft = draftWith(draft, { ...evidence, requestId: `${index}` }, result);
    expect(draft.evidence.map(({ requestId }) => requestId)).toEqual(['1', '2', '3', '4', '5']);
  });
});

it('a recorded answer is read as names and values; text that is no JSON stays text', () => {
  expect(readRecordedAnswer('{"verdict":"Not ported","services":{"npq":"rc 0"},"rc":0,"cic":null,"list":["a","b"]}')).toEqual([
    ['verdict', 'Not ported'],
    ['services', [['npq', 'rc 0']]],
    ['rc', '0'],
    ['cic', 'null'],
    ['list', 'a, b'],
  ]);
  expect(readRecordedAnswer('not {json')).toBe('not {json');
});
