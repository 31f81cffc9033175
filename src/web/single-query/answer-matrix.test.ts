import { describe, expect, it } from 'vitest';
import { buildMatrix, type MatrixRow } from './answer-matrix.ts';
import { answer } from '../../shared/test-support/answer.ts';

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

  const flagged = (row: MatrixRow | undefined) => row?.cells.map((cell) => cell?.differs);

  it('flags the services that say something else than most about the same question', () => {
    const [, cic] = buildMatrix([
      { service: 'npq', answer: answer({ npi: 'yes', cic: '44001' }) },
      { service: 'ukported', answer: answer({ npi: 'yes', cic: '44002' }) },
      { service: 'liveRouting', answer: answer({ npi: 'yes', cic: '44001' }) },
      { service: 'AITCheck', answer: answer({ cic: null }) },
    ]);
    expect(flagged(cic)).toEqual([false, true, false, false]);
    expect(cic?.differs).toBe(true);
  });

  it('flags both where two services disagree', () => {
    const [row] = buildMatrix([
      { service: 'gnr', answer: answer({ mnc: '01' }) },
      { service: 'ported', answer: answer({ mnc: '1' }) },
    ]);
    expect(flagged(row)).toEqual([true, true]);
  });

  it('flags nothing of a number that moved: who holds its range and who serves it are two questions', () => {
    const rows = buildMatrix([
      { service: 'gnr', answer: answer({ cic: '44001', cor: '44001', cn: 'A', mnc: '01' }) },
      { service: 'npq', answer: answer({ npi: 'yes', cic: '44002', cor: '44002', cn: 'B', mnc: '02' }) },
      { service: 'ported', answer: answer({ npi: 'yes', cic: '44001', cn: 'A', mnc: '01', ccn: 'B', cmnc: '02' }) },
    ]);
    expect(rows.filter((row) => row.differs)).toEqual([]);
  });

  it('does not compare a day with a time of the same day, nor a verdict with a fact', () => {
    const rows = buildMatrix([
      { service: 'ported', answer: answer({ lastPorted: '2026-01-02', valid: true }) },
      { service: 'ukported', answer: answer({ lastPorted: '2026-01-02T10:00:00Z' }) },
      { service: 'AITCheck', answer: answer({ valid: false }) },
    ]);
    expect(rows.map((row) => row.differs)).toEqual([false, false]);
  });
});
