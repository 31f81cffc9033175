import type { Translated } from '../locale/catalogue.ts';
import type { batchProgressText } from './batch-progress.text.ts';

const batchProgressGerman: Translated<typeof batchProgressText> = {
  spoken: (name, percent) => `Stapel ${name}: ${percent} Prozent`,
  endings: {
    done: (name) => `Der Stapel ${name} ist fertig: Seine Ergebnisse können heruntergeladen werden.`,
    partly: (name) => `Der Stapel ${name} ist zum Teil fertig: Was beantwortet wurde, kann heruntergeladen werden.`,
    failed: (name) => `Der Stapel ${name} ist fehlgeschlagen.`,
    cancelled: (name) => `Der Stapel ${name} wurde abgebrochen.`,
  },
};

export const german = { batchProgressText: batchProgressGerman };
