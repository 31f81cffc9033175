import type { Translated } from '../locale/catalogue.ts';
import type { singleKeysText } from './single-keys.text.ts';

const singleKeysGerman: Translated<typeof singleKeysText> = {
  title: 'Tasten',
  label: 'Tasten aus einem Zeichen',
  detail: (box) =>
    `Die Tasten ?, / und g mit einem Buchstaben. Schalten Sie sie aus, wenn Spracheingabe oder Versehen sie auslösen; ${box} bleibt.`,
  ctrl: 'Strg+K',
  show: 'Alle Tasten zeigen',
};

export const german = { singleKeysText: singleKeysGerman };
