/** Texts around the content of every document, in each language. */
import type { LanguageTag } from '../../../shared/base/language.ts';

interface PdfWords {
  readonly contents: string;
  readonly page: (number: number, all: number) => string;
}

export const pdfWords: Readonly<Record<LanguageTag, PdfWords>> = {
  en: { contents: 'Contents', page: (number, all) => `Page ${number} of ${all}` },
  de: { contents: 'Inhalt', page: (number, all) => `Seite ${number} von ${all}` },
};
