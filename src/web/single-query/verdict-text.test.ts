import { expect, it } from 'vitest';
import { answer } from '../../shared/test-support/answer.ts';
import { demoNotes, verdictAsText } from './verdict-text.ts';

it('copies number and sentence, the facts that were queried, sources and time', () => {
  const answers = { npq: answer({ npi: 'no', cic: '44001', cn: 'Holder', cc: 'GB', nt: 'mobile' }) };
  expect(verdictAsText({ number: '447700900123', answers, as: 'called', asked: 'Queried 2026-05-31 14:02 UTC.' })).toMatch(
    /^447700900123\nA mobile number in the United Kingdom, served by Holder and not ported\.\n\nCurrent carrier: Holder \(44001\)\n[^]*\n\nStored data 1[^]*\nQueried 2026-05-31 14:02 UTC\.$/,
  );
});

it('names demo data once', () => {
  const [real, made] = [answer({ npi: 'no', cn: 'Holder' }), answer({ irsf: false, simulated: true })];
  expect(demoNotes({ npq: real })).toEqual([]);
  expect(demoNotes({ npq: real, irsfCheck: made })).toEqual(['Demo data: irsfCheck.']);
  expect(demoNotes({ irsfCheck: made })).toEqual(['All answers are demo data.']);
  expect(verdictAsText({ number: '1', answers: { irsfCheck: made }, as: 'called', asked: '' }).match(/demo/g)).toHaveLength(1);
});
