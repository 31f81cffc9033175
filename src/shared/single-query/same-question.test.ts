import { describe, expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import { disagreementsIn, later } from './same-question.ts';
import { verdict } from './verdict.ts';
import { answer } from '../test-support/answer.ts';

describe('two services that answer the same question differently', () => {
  test('stand against each other with both values and which is newer, and the newer one is told', () => {
    const { details } = verdict({
      npq: answer({ npi: 'yes', cic: '1', cn: 'Older', asOf: '2026-10-01T00:00:00Z' }),
      ukported: answer({ npi: 'yes', cic: '2', cn: 'Newer', asOf: '2026-11-20T00:00:00Z', lastSeen: '2026-11-18T00:00:00Z' }),
    });
    expect(details?.disagreements).toContainEqual({
      about: 'server cn',
      field: 'cn',
      values: [
        { value: 'Older', services: ['npq'], asOf: '2026-10-01T00:00:00Z', isNewest: false },
        { value: 'Newer', services: ['ukported'], asOf: '2026-11-18T00:00:00Z', isNewest: true },
      ],
    });
    expect(details?.facts[0]).toMatchObject({ text: 'Newer', cic: '2' });
  });

  const firstGiven = { carrier: 'Orange', now: ['EE'], since: '2010', asOf: null };
  const stayed = answer({ npi: 'no', cn: 'Orange', cic: '1', mnc: '33', firstGiven });
  const said = (answers: Answers) => verdict(answers).details?.disagreements.map(({ field }) => field);

  test.each<[string, Answers, string[]]>([
    ['the holder and the server of a number', { gnr: answer({ cic: '1' }), npq: answer({ npi: 'yes', cic: '2' }) }, []],
    [
      'the carrier of record of a range, and that of a moved number',
      { gnr: answer({ cor: '1' }), npq: answer({ npi: 'yes', cor: '2' }) },
      [],
    ],
    ['two holders of one range', { gnr: answer({ cic: '1' }), ported: answer({ cic: '2' }) }, ['cic']],
    [
      'a range holder for want of data, and the server',
      { npq: answer({ npi: 'na', cic: '1' }), ukported: answer({ npi: 'yes', cic: '2' }) },
      [],
    ],
    [
      'a name of who serves it now in two fields',
      { npq: answer({ npi: 'yes', cn: 'A' }), ported: answer({ npi: 'yes', ccn: 'B' }) },
      ['cn'],
    ],
    ['yes and no', { npq: answer({ npi: 'no' }), ukported: answer({ npi: 'yes' }) }, ['npi']],
    ['yes and cannot be told', { npq: answer({ npi: 'na' }), ukported: answer({ npi: 'yes' }) }, []],
    [
      'a day and a moment of it',
      { ported: answer({ lastPorted: '2026-01-02' }), ukported: answer({ lastPorted: '2026-01-02T10:00:00Z' }) },
      [],
    ],
    ['what is valid and what is safe', { gnr: answer({ valid: true }), AITCheck: answer({ valid: false, rc: 405 }) }, []],
    [
      'a list that was asked and one that was not',
      { irsfCheck: answer({ irsf: null, rc: 3 }), AITCheck: answer({ irsf: true, valid: false, rc: 403 }) },
      [],
    ],
    ['one list, twice', { irsfCheck: answer({ irsf: false }), AITCheck: answer({ irsf: true, valid: false, rc: 403 }) }, ['irsf']],
    [
      'a move on record and its observation',
      { 'ports&days': answer({ ports: 1, changeSeen: '2026-11-08' }), ukported: answer({ npi: 'yes', changeSeen: '2026-11-09' }) },
      [],
    ],
    [
      'the type of a range and that of a number that moved',
      { gnr: answer({ nt: 'fixed' }), npq: answer({ npi: 'yes', nt: 'mobile' }) },
      [],
    ],
    ['a carrier named beside another question', { npq: answer({ npi: 'yes', cic: '1' }), AITCheck: answer({ cic: '2', valid: true }) }, []],
    [
      'stored data and a network that was asked',
      { npq: answer({ npi: 'yes', cic: '1' }), liveStatus: answer({ source: 'live', ns: 'active', cic: '2' }) },
      ['cic'],
    ],
    [
      'the holder that a number stayed with, and the company that it is today',
      { npq: stayed, liveStatus: answer({ source: 'live', ns: 'active', cn: 'EE', cic: '2', mnc: '30' }) },
      [],
    ],
    [
      'the holder that a number stayed with, and another company',
      { npq: stayed, liveStatus: answer({ source: 'live', ns: 'active', cn: 'Three', cic: '3', mnc: '20' }) },
      ['cn'],
    ],
    [
      'types of a number that stayed with such a holder',
      { npq: { ...stayed, nt: 'mobile' }, liveRouting: answer({ source: 'live', npi: 'no', cn: 'EE', nt: 'm2m' }) },
      ['nt'],
    ],
  ])('%s', (_what, answers, fields) => {
    expect(said(answers)).toEqual(fields);
  });

  test('which is newer is told by the moments, however they are written', () => {
    const [first] = disagreementsIn([
      { service: 'gnr', answer: answer({ cc: 'GB', asOf: '2026-11-20T10:00:00Z' }) },
      { service: 'npq', answer: answer({ cc: 'JE', asOf: '2026-11-20T10:00:00.500Z' }) },
    ]);
    expect(first?.values.map(({ isNewest }) => isNewest)).toEqual([false, true]);
    expect(later('2026-11-20T10:30:00+02:00', '2026-11-20T09:00:00Z')).toBe('2026-11-20T09:00:00Z');
  });

  test('of equal age none is newer', () => {
    const [first] = disagreementsIn([
      { service: 'gnr', answer: answer({ cc: 'GB' }) },
      { service: 'npq', answer: answer({ cc: 'JE' }) },
    ]);
    expect(first?.values.map(({ isNewest }) => isNewest)).toEqual([false, false]);
  });

  test('what was made up is not told where something real says otherwise', () => {
    const { details } = verdict({
      npq: answer({ npi: 'no', cic: '1', cn: 'Real' }),
      liveRouting: answer({ npi: 'yes', cic: '2', cn: 'Made up', source: 'live', simulated: true, asOf: '2026-11-22T00:00:00Z' }),
    });
    expect(details?.facts[0]).toMatchObject({ text: 'Real' });
    expect(details?.facts[2]).toMatchObject({ text: 'No' });
  });
});
