/** All German texts. Fetched by those who read German alone. */
import type { Language, Texts } from './catalogue.ts';
import { germanSentences, germanValues } from './german-sentences/german-sentences.ts';
import { translator } from './sentences.ts';

const files = import.meta.glob<{ german: Texts }>(['../**/*.de.ts', '../**/*.de.tsx'], { eager: true });

export const german: Language = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^\.\.\/|\.de\.tsx?$/g, ''), file.german]),
);

/** A sentence of the server or of a shared schema in German. */
export const germanSentence = translator(germanSentences, germanValues);
