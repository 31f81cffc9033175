import { describe, expect, it } from 'vitest';
import type { QueryAnswer } from '../../../../shared/services/legend.ts';
import { buildMatrix } from './answer-matrix.ts';

const answer = (fields: Partial<QueryAnswer> = {}): QueryAnswer => ({
  tel: '447700900123',
  rc: 0,
  source: 'data',
  dataVersion: '1',
  asOf: '2026-05-31T14:02:00Z',
  ...fields,
});

describe('the matrix', () => {
  it('has the fields that a service reports, in the order of the legend', () => {
    const rows = buildMatrix([
      { service: 'npq', answer: answer({ cic: '44001', cc: 'GB', npdi: true }) },
      { service: 'dno', answer: answer({ dno: false }) },
    ]);
    expect(rows.map(({ field }) => field)).toEqual(['npdi', 'cic', 'cc', 'dno']);
    expect(rows[1]?.cells).toEqual([{ text: '44001', differs: false }, null]);
  });

  it('tells not known from not reported', () => {
    const [row] = buildMatrix([
      { service: 'npq', answer: answer({ rn: null }) },
      { service: 'dno', answer: answer() },
    ]);
    expect(row?.cells).toEqual([{ text: null, differs: false }, null]);
  });

  it('flags the services that say something else than most', () => {
    const [row] = buildMatrix([
      { service: 'npq', answer: answer({ cic: '44001' }) },
      { service: 'gnr', answer: answer({ cic: '44002' }) },
      { service: 'liveRouting', answer: answer({ cic: '44001' }) },
      { service: 'AITCheck', answer: answer({ cic: null }) },
    ]);
    expect(row?.cells.map((cell) => cell?.differs)).toEqual([false, true, false, false]);
    expect(row?.disagreement).toBe('44001: npq, liveRouting; 44002: gnr');
  });

  it('flags both where two services disagree', () => {
    const [row] = buildMatrix([
      { service: 'npq', answer: answer({ mnc: '01' }) },
      { service: 'gnr', answer: answer({ mnc: '1' }) },
    ]);
    expect(row?.cells.map((cell) => cell?.differs)).toEqual([true, true]);
  });

  it('does not compare a day with a time of the same day, nor a verdict with a fact', () => {
    const rows = buildMatrix([
      { service: 'ported', answer: answer({ lastPorted: '2026-01-02', valid: true }) },
      { service: 'ukported', answer: answer({ lastPorted: '2026-01-02T10:00:00Z' }) },
      { service: 'AITCheck', answer: answer({ valid: false }) },
    ]);
    expect(rows.map(({ disagreement }) => disagreement)).toEqual([null, null]);
  });
});
