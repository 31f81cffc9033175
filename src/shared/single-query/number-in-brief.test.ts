import { describe, expect, test } from 'vitest';
import type { QueryAnswer } from '../services/legend.ts';
import type { Answers } from './answers.ts';
import { numberInBrief } from './number-in-brief.ts';

const of = (fields: Partial<QueryAnswer>): QueryAnswer => ({
  tel: '447400123456',
  rc: 0,
  source: 'data',
  dataVersion: '1',
  asOf: '2026-11-20T00:00:00Z',
  ...fields,
});
const listed = of({ irsf: true, irsfDate: '2026-11-01', why: { rule: 'number-listed', digits: null, date: null, text: '' } });
const notListed = of({ irsf: false });
const noList = of({ rc: 3, irsf: null, source: 'ranges only', missing: 'not loaded' });
const moves = (ports: number, changeSeen: string) => of({ ports, changeSeen });
const live = (fields: Partial<QueryAnswer>) => of({ source: 'live', dataVersion: null, ...fields });

describe('the risk is the first that holds', () => {
  test.each<[string, Answers]>([
    ['listed', { irsfCheck: listed, liveStatus: live({ nv: 'invalid', rc: 201 }) }],
    ['unassigned', { liveStatus: live({ nv: 'invalid', rc: 201 }), 'ports&days': moves(3, '2026-11-19') }],
    ['unassigned', { npq: of({ rc: 101 }) }],
    ['ported recently', { 'ports&days': moves(2, '2026-11-01'), irsfCheck: notListed }],
    ['ported recently', { 'ports&days': moves(1, '2026-11-14'), irsfCheck: notListed }],
    ['nothing known against it', { 'ports&days': moves(1, '2026-11-12'), irsfCheck: notListed }],
    ['sources disagree', { npq: of({ npi: 'yes', cn: 'A', cic: '1', cc: 'GB' }), ported: of({ npi: 'no', cn: 'B', cic: '2', cc: 'GB' }) }],
    ['expensive', { gnr: of({ nt: 'premium', cc: 'GB', cn: 'A' }), irsfCheck: notListed }],
    ['nothing known against it', { irsfCheck: notListed }],
    ['unknown', { irsfCheck: noList, gnr: of({ nt: 'mobile', cc: 'GB', cn: 'A' }) }],
    ['unknown', { npq: of({ rc: 900 }) }],
  ])('%s', (risk, answers) => {
    expect(numberInBrief(answers).cells.risk).toBe(risk);
  });
});

describe('findings', () => {
  test.each<[readonly string[], Answers]>([
    [['listed'], { irsfCheck: listed }],
    [[], { dno: of({ dno: true, why: { rule: 'number-listed', digits: null, date: null, text: '' } }), irsfCheck: notListed }],
    [['ported'], { 'ports&days': moves(1, '2026-10-21') }],
    [[], { 'ports&days': moves(1, '2026-10-20') }],
    [['ported'], { ported: of({ npi: 'yes', lastPorted: '2026-10-21' }) }],
    [['unreachable'], { liveStatus: live({ ns: 'absent', nv: 'valid', rc: 200 }) }],
    [[], { liveStatus: live({ ns: 'active', nv: 'valid' }), AITCheck: of({ rc: 401, valid: false }) }],
    [['unknown', 'failed'], { npq: of({ rc: 900 }) }],
  ])('%j', (found, answers) => {
    expect([...numberInBrief(answers).findings]).toEqual(found);
  });
});

test('a cell is empty if nothing was queried for it, and "unknown" if nothing is known', () => {
  expect(numberInBrief({ gnr: of({ nt: 'mobile', cc: 'GB', cn: 'A', cic: '1' }) }).cells).toMatchObject({
    type: 'mobile',
    country: 'GB',
    operator: '',
    ported: '',
    lastPort: '',
    reachable: '',
    lists: '',
  });
  expect(numberInBrief({ npq: of({ rc: 2, npi: 'na', cn: 'A', cic: '1', cc: 'GB' }), irsfCheck: noList }).cells).toMatchObject({
    operator: '',
    ported: 'unknown',
    lists: 'unknown',
  });
  expect(numberInBrief({ irsfCheck: notListed, AITCheck: noList }).cells.lists).toBe('on none of 1, 1 unknown');
  expect(numberInBrief({ irsfCheck: listed }).cells.lists).toBe('Revenue share');
});
