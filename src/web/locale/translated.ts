/** The sentences of the server and of shared schemas in another language, which is fetched with it. */
import { type Said, saidOf, type SaidValue } from '../../shared/base/sayings.ts';
import type { Texts } from './catalogue.ts';

type Named = Pick<Said, 'name' | 'values'>;
type Language = Readonly<Record<string, Texts>>;

/** Says a sentence by its name. One that the language does not know stays English. */
export function translator(language: Language): (english: string | Said) => string {
  const translated = ({ name, values }: Named): string | undefined => {
    const [table = '', entry = ''] = name?.split('.') ?? [];
    const texts = Object.hasOwn(language, table) ? language[table] : undefined;
    const text = texts && Object.hasOwn(texts, entry) ? texts[entry] : undefined;
    if (typeof text === 'string') return text;
    const words = values.map(inWords);
    // A sentence of values answers text, and takes the values that its name was sent with.
    return typeof text === 'function' && !words.includes(undefined) ? (text(...(words as never[])) as string) : undefined;
  };
  // A reply names the sentences in it. Undefined if one has no translation: then the whole stays English.
  const inWords = (value: SaidValue): unknown => {
    if (isNamed(value)) return translated(value);
    if (!Array.isArray(value)) return value;
    const words = value.map(inWords);
    return words.includes(undefined) ? undefined : words;
  };
  return (english) => {
    const said = typeof english === 'string' ? saidOf(english) : english;
    return translated(said) ?? said.text;
  };
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'name' in value && 'values' in value;
}
