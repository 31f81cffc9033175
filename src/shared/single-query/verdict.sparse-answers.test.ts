/** Incomplete answers, as upstreams may send them: neither another answer nor a guess fills a gap. */
import { describe, expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import type { Fact } from './facts.ts';
import { verdict } from './verdict.ts';
import { englishVerdict } from './verdict-words.ts';
import { answer } from '../test-support/answer.ts';

const whole = (fact: Fact | undefined) => (fact?.text === 'Unknown' ? `${fact.text} (${fact.cause})` : fact?.text);
const textOf = (label: string, answers: Answers) => whole(verdict(answers).details?.facts.find((fact) => fact.label === label));

describe('a number whose carrier nobody names', () => {
  const holder = { cic: '1', cn: 'Holder', cc: 'GB' };
  const moved = answer({ ...holder, npi: 'yes', lastPorted: '2026-11-08', ccn: null });

  test.each<[string, Answers, string]>([
    ['ported on record', { ported: moved }, 'A number in the United Kingdom, ported from Holder on 2026-11-08 to an unknown carrier.'],
    [
      'beside a service that failed',
      { npq: 'failed', ported: moved },
      'A number in the United Kingdom, ported from Holder on 2026-11-08 to an unknown carrier.',
    ],
    [
      'seen from outside',
      { gnr: answer(holder), ukported: answer({ npi: 'yes', changeSeen: '2026-11-09T02:00:00Z', cc: 'GB' }) },
      'A number in the United Kingdom, ported from Holder, observed 2026-11-09, to an unknown carrier.',
    ],
    ['by nobody known', { npq: answer({ npi: 'yes', cc: 'GB' }) }, 'A number in the United Kingdom, ported to an unknown carrier.'],
    [
      'moved within the days',
      { gnr: answer(holder), 'ports&days': answer({ ports: 1, changeSeen: '2026-11-08', phdbccic: null }) },
      'A number in the United Kingdom, moved from Holder on 2026-11-08 to an unknown carrier.',
    ],
    [
      'not ported',
      { ported: answer({ ...holder, npi: 'no', ccn: null }) },
      'A number in the United Kingdom, in a range of Holder; not ported.',
    ],
    ['not ported, of no known range', { npq: answer({ npi: 'no', cc: 'GB' }) }, 'A number in the United Kingdom, not ported.'],
    [
      'of which nobody can tell',
      { ported: answer({ ...holder, npi: 'na', rc: 2 }) },
      'A number in the United Kingdom, in a range of Holder; porting unknown.',
    ],
  ])('%s', (_what, answers, sentence) => {
    expect(verdict(answers).sentence).toBe(sentence);
  });
});

describe('the day on which a number came back', () => {
  const back = answer({ npi: 'no', cic: '1', cn: 'Holder' });
  const earlier = '2026-10-01T00:00:00Z';

  test.each<[string, Answers, string]>([
    [
      'is not the day on which it was seen leaving',
      { npq: back, ukported: answer({ npi: 'yes', cic: '2', changeSeen: '2026-09-09', lastSeen: earlier }) },
      'No',
    ],
    [
      'is not that of its move away, as an older observation has it',
      { npq: back, ukported: answer({ npi: 'yes', cic: '2', lastPorted: '2026-09-09', lastSeen: earlier }) },
      'No',
    ],
    [
      'is not that of its move away, as an older record has it',
      { npq: back, ported: answer({ npi: 'yes', lastPorted: '2026-09-09', asOf: earlier }) },
      'No',
    ],
    [
      'is not that of its move to another carrier',
      { npq: back, 'ports&days': answer({ ports: 1, changeSeen: '2026-11-08', phdbccic: '2', asOf: earlier }) },
      'No',
    ],
    [
      'is that of its move to the holder',
      { npq: back, 'ports&days': answer({ ports: 1, changeSeen: '2026-11-08', phdbccic: '1', asOf: earlier }) },
      'No, returned to its range holder on 2026-11-08',
    ],
    [
      'is that of its last move on record',
      { npq: back, ported: answer({ npi: 'no', cic: '1', lastPorted: '2026-11-08' }) },
      'No, returned to its range holder on 2026-11-08',
    ],
    [
      'is that of an observation that sees it back',
      { ukported: answer({ npi: 'no', cic: '1', lastPorted: '2026-11-08' }) },
      'No, returned to its range holder on 2026-11-08',
    ],
  ])('%s', (_what, answers, text) => {
    expect(textOf('Ported', answers)).toBe(text);
  });
});

describe('"did not answer" is said of services that did not', () => {
  const live = { source: 'live', dataVersion: null } as const;

  test.each<[string, Answers, string, string]>([
    [
      'port events without a carrier',
      { 'ports&days': answer({ ports: 0, cc: 'GB' }) },
      'Current carrier',
      'Unknown (ports&days does not say)',
    ],
    [
      'a number of no range, beside a service that has its country',
      { npq: answer({ npi: 'na', rc: 103 }), usmrq: answer({ cc: 'US' }) },
      'Ported',
      'Unknown (npq does not say)',
    ],
    [
      'a network that does not know',
      { liveStatus: answer({ ...live, ns: 'unknown', nv: 'unknown', cc: 'GB' }) },
      'Reachable',
      'Unknown (liveStatus does not say)',
    ],
    [
      'several that do not say',
      { npq: answer({ cc: 'GB' }), liveRouting: answer({ ...live, cc: 'GB' }) },
      'Routing number',
      'Unknown (npq and liveRouting do not say)',
    ],
    [
      'one that does not say and one that failed',
      { npq: answer({ cc: 'GB' }), liveRouting: 'failed' },
      'Routing number',
      'Unknown (npq does not say and liveRouting did not answer)',
    ],
    [
      'one that failed and one whose network timed out',
      { gnr: answer({ cc: 'GB' }), npq: 'failed', liveRouting: answer({ rc: 300 }) },
      'Routing number',
      'Unknown (npq and liveRouting did not answer)',
    ],
  ])('%s', (_what, answers, label, text) => {
    expect(textOf(label, answers)).toBe(text);
  });
});

describe('what stored data lacks is said as it is', () => {
  const none = { npi: 'na', cc: 'GB', cic: '1', cn: 'Holder', rc: 2 } as const;
  const demoOnly = { missing: 'demo only' } as const;
  test.each<[string, Answers, string]>([
    ['no porting data', { npq: answer({ ...none, missing: 'not loaded' }) }, 'no porting data for the United Kingdom'],
    ['none for the country among what is loaded', { npq: answer(none) }, 'no porting data for the United Kingdom'],
    [
      "the demo's alone, also of what is observed",
      { npq: answer({ ...none, ...demoOnly }), ukported: answer({ ...none, ...demoOnly }) },
      'no porting data for this number',
    ],
    ["the demo's observations alone", { ukported: answer({ ...none, ...demoOnly }) }, 'no porting data for this number'],
    ['without port dates', { ported: answer({ npi: 'na', rc: 105, ...demoOnly }) }, 'no porting data for this number'],
    [
      'no porting data, and an observation that names others',
      { npq: answer({ ...none, missing: 'not loaded' }), ukported: answer(none) },
      'no porting data for the United Kingdom and the number was never observed',
    ],
    [
      'stored data in place of a network',
      { npq: answer({ ...none, rc: 3, missing: 'not loaded' }) },
      'no porting data for the United Kingdom',
    ],
  ])('%s', (_what, answers, cause) => {
    expect(textOf('Ported', answers)).toBe(`Unknown (${cause})`);
  });
});

describe('what was made up is marked, and said in the sentence', () => {
  const made = { simulated: true } as const;
  const stored = { ...made, cc: 'GB', nt: 'mobile' } as const;
  const live = { ...made, source: 'live', dataVersion: null, cc: 'GB', ns: 'active', nv: 'valid' } as const;
  const real = { cc: 'GB', nt: 'mobile' } as const;

  test.each<[string, Answers, string]>([
    [
      'a network alone',
      { npq: answer({ ...real, npi: 'no', cn: 'Real' }), liveStatus: answer(live), dno: answer({ dno: false }) },
      'A mobile number in the United Kingdom, served by Real and not ported; reachable now (demo); not on the do-not-originate list that was checked, of 2026-11-20.',
    ],
    [
      'the porting data alone',
      { npq: answer({ ...stored, npi: 'no', cn: 'Made up' }), dno: answer({ dno: false }) },
      'A mobile number in the United Kingdom, served by Made up and not ported (demo); not on the do-not-originate list that was checked, of 2026-11-20.',
    ],
    [
      'the holder of a range',
      { npq: answer({ ...stored, npi: 'na', cn: 'Made up', rc: 2 }) },
      'A mobile number in the United Kingdom, in a range of Made up (demo); porting unknown.',
    ],
    [
      'some of the lists',
      { gnr: answer(real), dno: answer({ dno: false }), dnoText: answer({ dnot: false, ...made }) },
      'A mobile number in the United Kingdom; on none of 2 do-not-originate lists, the oldest of 2026-11-20 (1 of them demo).',
    ],
    [
      'one of two lists that name the number',
      { gnr: answer(real), dno: answer({ dno: true }), dnoText: answer({ dnot: true, ...made }) },
      'Listed: must not originate voice and must not originate text (demo). A mobile number in the United Kingdom.',
    ],
  ])('%s', (_what, answers, sentence) => {
    expect(verdict(answers, englishVerdict, 'caller').sentence).toBe(sentence);
  });

  test('also where it is only the holder or a name beside another question', () => {
    const operator = (answers: Answers) => verdict(answers).details?.facts[0];
    expect(operator({ gnr: answer({ ...stored, cn: 'Made up' }) })).toMatchObject({
      text: expect.stringContaining('Made up'),
      madeUp: 'demo',
    });
    expect(operator({ liveStatus: answer({ ...live, cn: 'Made up' }) })).toMatchObject({
      text: expect.stringContaining('Made up'),
      madeUp: 'simulated',
    });
  });
});

describe('what an answer holds of the number is said, whatever else it leaves out', () => {
  test('global services are no country, and are named', () => {
    expect(textOf('Type and country', { gnr: answer({ nt: 'tollfree', cc: '001' }) })).toBe('Toll-free, Global service');
  });

  const impossible = { rule: 'impossible', digits: null, date: null, text: '' } as const;

  test.each([{ cic: '9990001' }, { cn: 'Other Mobile' }, { cc: 'GB' }])('“nobody can hold it” does not stand beside %j', (known) => {
    const { sentence } = verdict({ gnr: answer({ rc: 103, why: impossible }), npq: answer(known) });
    expect(sentence).not.toContain('nobody can hold it');
  });

  test('“nobody can hold it” is said if an answer says why and no answer says otherwise', () => {
    expect(verdict({ gnr: answer({ rc: 103, why: impossible }), npq: answer() }).sentence).toContain('nobody can hold it');
    for (const rc of [102, 103]) expect(verdict({ gnr: answer({ rc }), npq: answer() }).sentence).toMatch(/range(s that)? (that )?we know/);
  });

  test('of a number in no range that is listed the listing is said first, with all that is known', () => {
    const listing = { rule: 'number-listed', digits: '447700900123', date: null, text: '' } as const;
    const { sentence, details } = verdict({ gnr: answer({ rc: 102, why: impossible }), irsfCheck: answer({ irsf: true, why: listing }) });
    expect(sentence).toBe(
      'Listed: a revenue-share risk. 447700900123 has the wrong length for a number in the United Kingdom, so nobody can hold it.',
    );
    expect(details?.fraudLists.filter(({ state }) => state === 'warning')).toHaveLength(1);
  });
});
