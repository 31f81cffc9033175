/** What is said of a table that numbers were taken from. */
import type { PreparedBatch, SheetChoice } from '../../../../../shared/batch-file/prepare-batch.ts';
import { listed } from './file-causes.ts';

/** "8 rows come back, 5 numbers are asked." */
export function comesBack({ rows, numbers }: Pick<PreparedBatch, 'rows' | 'numbers'>): string {
  const back = rows === 1 ? '1 row comes back' : `${rows.toLocaleString('en')} rows come back`;
  return `${back}, ${numbers === 1 ? '1 number is asked' : `${numbers.toLocaleString('en')} numbers are asked`}.`;
}

/** What was done to get the numbers, in one sentence; empty where nothing was. */
export function stepsTaken({ heading, repaired, emptied, refused, duplicates }: PreparedBatch, { dropsDuplicates }: SheetChoice): string {
  const count = (lines: number, what: string) => `${lines.toLocaleString('en')} ${what}${lines === 1 ? '' : 's'}`;
  const are = (lines: number) => (lines === 1 ? 'is' : 'are');
  const steps = [
    heading === null ? '' : 'the heading is left out',
    repaired.count > 0 ? `${listed(repaired.removed)} ${are(repaired.removed.length)} taken away in ${count(repaired.count, 'line')}` : '',
    emptied.count > 0 ? `${count(emptied.count, 'line')} without a number ${are(emptied.count)} left out` : '',
    refused.count > 0 ? `${count(refused.count, 'line')} that cannot be read ${are(refused.count)} left out` : '',
    dropsDuplicates && duplicates > 0 ? `${count(duplicates, 'duplicate')} ${are(duplicates)} not asked again` : '',
  ].filter(Boolean);
  const text = listed(steps);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
