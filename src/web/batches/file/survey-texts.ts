/** Texts about a table that supplied the numbers. */
import type { PreparedBatch, SheetChoice } from '../../../shared/batches/prepare-batch.ts';
import { countryTitle } from '../../ui/number-origin.ts';
import { batchFileText } from './batch-file.text.ts';
import { removedText } from './file-causes.ts';

/** Returns the repairs behind the numbers in one sentence; empty without any. */
export function stepsTaken(
  { heading, repaired, national, emptied, refused, duplicates }: PreparedBatch,
  { dropsDuplicates, country }: SheetChoice,
): string {
  const { steps, listed } = batchFileText;
  const taken = [
    heading === null ? '' : steps.heading,
    repaired.count > 0 ? steps.removed(removedText(repaired.removed), repaired.removed.length, repaired.count) : '',
    national.read > 0 && country !== undefined ? steps.national(national.read, countryTitle(country)) : '',
    emptied.count > 0 ? steps.emptied(emptied.count) : '',
    refused.count > 0 ? steps.refused(refused.count) : '',
    dropsDuplicates && duplicates > 0 ? steps.duplicates(duplicates) : '',
  ].filter(Boolean);
  const text = listed(taken);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
