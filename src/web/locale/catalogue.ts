/**
 * The texts of the screens. The `*.text.ts` of a subject holds them in English, the language of the specification; the German ones are beside it in `*.de.ts`
 * and are fetched only for readers of German. `catalogues.ts` lists them all.
 */
import type { ReactNode } from 'react';
import type { Said } from '../../shared/base/sayings.ts';

/** A text, one that takes values, or a group of them. */
type Entry = string | ((...values: never[]) => ReactNode) | Texts;
export interface Texts {
  [name: string]: Entry;
}

/** The same texts in another language: every name is there, and takes the same values. */
export type Translated<English> = {
  [Name in keyof English]: English[Name] extends string | Said
    ? string
    : English[Name] extends (...values: infer Values) => Said
      ? (...values: InWords<Values>) => string
      : English[Name] extends (...values: infer Values) => infer Text
        ? (...values: Values) => Text
        : Translated<English[Name]>;
};

/** A sentence among the values of another one arrives as text. */
type InWords<Values> = {
  [Index in keyof Values]: Values[Index] extends Said ? string : Values[Index] extends readonly Said[] ? string[] : Values[Index];
};

/** The texts of a language by the name of their catalogue. */
type Language = Readonly<Record<string, Texts>>;

/** The replacement of English: texts of another language, and a change to each text before it is shown. */
interface Shown {
  language: Language;
  /** Translates an English sentence of the server or of a shared schema. */
  sentence: (english: string | Said) => string;
  shape: (text: ReactNode) => ReactNode;
}

const asWritten = (text: ReactNode) => text;
let shown: Shown = { language: {}, sentence: String, shape: asWritten };

/** Reads texts from `language` from now on, and from English if it lacks one. */
export function showTexts({ language = {}, sentence: translate = String, shape = asWritten }: Partial<Shown>) {
  shown = { language, sentence: translate, shape };
}

/** Returns the result of `make`, for which all texts are English. `make` must not wait. */
export function withEnglishTexts<Made>(make: () => Made): Made {
  const before = shown;
  showTexts({});
  try {
    return make();
  } finally {
    shown = before;
  }
}

/** Translates a sentence of the server or of a shared schema. One that the language lacks stays English. */
export function sentence(english: string | Said): string {
  // A shape turns text into text.
  return shown.shape(shown.sentence(english)) as string;
}

/**
 * The texts of a screen, exported under `name`. Files of the first page load before the language is known, so they must read texts where they show them; every
 * other file can read them as it loads.
 */
export function catalogue<English extends Texts>(name: string, english: English): English {
  return live(english, () => shown.language[name]);
}

function live<English extends Texts>(english: English, translated: () => Texts | undefined): English {
  const texts: Texts = {};
  for (const [name, entry] of Object.entries(english)) {
    const inForce = () => translated()?.[name] ?? entry;
    const group = typeof entry === 'object' ? live(entry, () => inForce() as Texts) : undefined;
    Object.defineProperty(texts, name, { enumerable: true, get: () => group ?? shaped(inForce()) });
  }
  // Every name of `english` has just been given its getter.
  return texts as English;
}

function shaped(entry: Entry): Entry {
  const { shape } = shown;
  if (shape === asWritten) return entry;
  // A text of values may hold elements; a shape turns text into text.
  if (typeof entry === 'function') return ((...values: never[]) => shape(entry(...values))) as Entry;
  return shape(entry as string) as string;
}
