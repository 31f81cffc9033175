/** Texts that are kept or answered in English, in another language: details of the audit log, titles of documents, reasons in answers. By a table of patterns. */
import { formatCount } from './current-locale.ts';

/**
 * Maps English texts to another language. `{}` is a value; `{2}` is the second one, if the order differs. `{name}` (`{name2}`) is a text that a user chose,
 * such as the name of an organisation: it stays as it is, even if it is a word of ours.
 */
export type Patterns = Readonly<Record<string, string>>;

/**
 * Translates a text, and in it what `values` knows of its values: words such as "closed", or "12 rows". A text or a value that is not
 * in its table stays as it is.
 */
export function byPattern(patterns: Patterns, values: Patterns): (english: string) => string {
  const value = lookUp(values, (text) => ofValue(text));
  // Names may be listed: "Reports, Downloads".
  const ofValue = (text: string) =>
    value(text) ??
    text
      .split(', ')
      .map((part) => value(part) ?? groupedDigits(part))
      .join(', ');
  const look = lookUp(patterns, ofValue);
  return (english) => look(english) ?? english;
}

function lookUp(table: Patterns, ofValue: (text: string) => string): (english: string) => string | undefined {
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
