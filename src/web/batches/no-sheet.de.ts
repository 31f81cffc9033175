import type { Translated } from '../locale/catalogue.ts';
import type { noSheetText } from './no-sheet.text.ts';

const text: Translated<typeof noSheetText> = {
  oldWorkbook: 'Das ist eine Arbeitsmappe alter Art (.xls). Speichern Sie sie als CSV oder als .xlsx.',
  packed: 'Diese Datei ist gepackt. Entpacken Sie sie zuerst.',
  unreadable: 'Diese Arbeitsmappe ließ sich nicht lesen. Öffnen Sie sie, speichern Sie das Blatt als CSV, und wählen Sie diese Datei.',
  tooLarge: 'Diese Arbeitsmappe ist entpackt zu groß. Speichern Sie das Blatt als CSV.',
};

export const german = { noSheetText: text };
