import { catalogue } from '../locale/catalogue.ts';
import type { WhyNoSheet } from './read-sheet.ts';

/** Reasons why a chosen file is no table. */
export const noSheetText = catalogue('noSheetText', {
  oldWorkbook: 'This is an old Excel workbook (.xls). Save it as CSV or .xlsx.',
  packed: 'This file is compressed. Unpack it first.',
  unreadable: 'This workbook could not be read. Open it, save the sheet as CSV, and choose that file.',
  tooLarge: 'This workbook is too large when unpacked. Save the sheet as CSV.',
} satisfies Record<WhyNoSheet, string>);
