/**
 * The texts of the screens. The `*.text.ts` of a subject holds them in English, which is the language that the specification's sentences are in; the
 * German ones lie beside it in `*.de.ts` and are fetched only where they are read. `catalogues.ts` lists them all.
 */
import type { ReactNode } from 'react';
import { Said, saidOf, type SaidValue } from '../../shared/base/sayings.ts';

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

/** A sentence among the values of another one comes as text. */
type InWords<Values> = {
  [Index in keyof Values]: Values[Index] extends Said ? string : Values[Index] extends readonly Said[] ? string[] : Values[Index];
};

/** The texts of a language by the name of their catalogue. */
type Language = Readonly<Record<string, Texts>>;

/** What is in force instead of English: texts of another language, and what is done to each text before it is shown. */
interface Shown {
  language: Language;
  /** What a sentence is that the server or a shared schema says in English. */
  sentence: (english: string) => string;
  shape: (text: ReactNode) => ReactNode;
}

const asWritten = (text: ReactNode) => text;
const asSaid = (english: string) => english;
let shown: Shown = { language: {}, sentence: asSaid, shape: asWritten };

/** From now on texts are read from `language`, and from English where it has none. */
export function showTexts({ language = {}, sentence: translate = asSaid, shape = asWritten }: Partial<Shown>) {
  shown = { language, sentence: translate, shape };
}

/** A sentence of the server or of a shared schema as it is shown. One that the language does not know stays English. */
export function sentence(english: string | Said): string {
  const said = typeof english === 'string' ? saidOf(english) : english;
  // A shape leaves text a text.
  return shown.shape(translated(said) ?? shown.sentence(said.text)) as string;
}

function translated({ name, values }: Pick<Said, 'name' | 'values'>): string | undefined {
  const [table = '', entry = ''] = name?.split('.') ?? [];
  const texts = Object.hasOwn(shown.language, table) ? shown.language[table] : undefined;
  const text = texts && Object.hasOwn(texts, entry) ? texts[entry] : undefined;
  if (typeof text === 'string') return text;
  const words = values.map(inWords);
  // A sentence of values answers text, and takes the values that its name was sent with.
  return typeof text === 'function' && !words.includes(undefined) ? (text(...(words as never[])) as string) : undefined;
}

/** What came over the wire names the sentences in it. Undefined where one has no translation: then the whole stays English. */
function inWords(value: SaidValue): unknown {
  if (isNamed(value)) return translated(value);
  if (!Array.isArray(value)) return value;
  const words = value.map(inWords);
  return words.includes(undefined) ? undefined : words;
}

function isNamed(value: unknown): value is Pick<Said, 'name' | 'values'> {
  return typeof value === 'object' && value !== null && 'name' in value && 'values' in value;
}

/**
 * The texts of a screen. What the page that comes first is drawn with loads before the language is known, and so reads them where they
 * are shown; every other file may read them as it loads.
 * `name` is the name that it is exported under.
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
  // A text of values may hold elements; a shape leaves text a text.
  if (typeof entry === 'function') return ((...values: never[]) => shape(entry(...values))) as Entry;
  return shape(entry as string) as string;
}
