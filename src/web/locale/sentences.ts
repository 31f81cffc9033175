/** What the server and the shared schemas say in English, in another language: by a table, since they say it to programs, too. */
import { formatCount } from './current-locale.ts';

/**
 * The other language's sentence by the English one. `{}` is a value; `{2}` is the second one, where the order is another. `{name}` (`{name2}`) is
 * one that somebody chose, such as the name of an organisation: it stays as it is, also where it is a word of ours.
 */
export type Sentences = Readonly<Record<string, string>>;

/**
 * Translates a sentence, and in it what `values` knows of its values: words such as "closed", or "12 rows". A sentence or a value that is not
 * in its table stays as it is.
 */
export function translator(sentences: Sentences, values: Sentences): (english: string) => string {
  const value = lookUp(values, (text) => ofValue(text));
  // Names may be listed: "Reports, Downloads".
  const ofValue = (text: string) =>
    value(text) ??
    text
      .split(', ')
      .map((part) => value(part) ?? groupedDigits(part))
      .join(', ');
  const look = lookUp(sentences, ofValue);
  return (english) => look(english) ?? english;
}

function lookUp(table: Sentences, ofValue: (text: string) => string): (english: string) => string | undefined {
  const patterns = Object.entries(table)
    .filter(([english]) => english.includes('{}'))
    // Of several that fit, the one that says more by itself is meant.
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([english, translated]) => ({ pattern: patternOf(english), translated }));
  return (english) => {
    const whole = Object.hasOwn(table, english) ? table[english] : undefined;
    if (whole !== undefined) return whole;
    for (const { pattern, translated } of patterns) {
      const [, ...found] = pattern.exec(english) ?? [];
      if (found.length > 0) return filled(translated, found, ofValue);
    }
    return undefined;
  };
}

function patternOf(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.*?)')}$`, 's');
}

function filled(translated: string, values: readonly string[], ofValue: (text: string) => string): string {
  let next = 0;
  return translated.replace(/\{(name)?(\d?)\}/g, (_, name: string | undefined, place: string) => {
    const value = values[place === '' ? next++ : Number(place) - 1] ?? '';
    return name === undefined ? ofValue(value) : value;
  });
}

/** "1,234" with the digits grouped as in the language that is shown. */
function groupedDigits(text: string): string {
  return /^\d{1,3}(?:,\d{3})+$/.test(text) ? formatCount(Number(text.replaceAll(',', ''))) : text;
}
