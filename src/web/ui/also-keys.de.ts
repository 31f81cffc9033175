import type { Translated } from '../locale/catalogue.ts';
import type { alsoKeysText } from './also-keys.text.ts';

const alsoKeysGerman: Translated<typeof alsoKeysText> = {
  label: (count) => (count === 1 ? 'Auch den API-Schlüssel widerrufen' : `Auch die ${count} API-Schlüssel widerrufen`),
  detail: 'Programme, die sie verwenden, werden sofort abgewiesen. Ohne Haken gelten sie weiter.',
};

export const german = { alsoKeysText: alsoKeysGerman };
