/** Facts about the file in a row of a document list. */
import { currentLanguage } from '../locale/current-locale.ts';
import { downloadsText } from './documents.text.ts';

const { table: text } = downloadsText;

/** The ending of the name, such as "CSV". */
export function fileFormat(filename: string): string {
  const ending = /\.(\w+)$/.exec(filename)?.[1];
  return ending === undefined ? text.file : ending.toUpperCase();
}

const units = [
  ['year', 365 * 24 * 3_600],
  ['month', 30 * 24 * 3_600],
  ['day', 24 * 3_600],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** The age in the largest unit that fits, such as "2 hours ago"; "just now" within a minute, and for a clock that is behind. */
export function howLongAgo(moment: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(moment)) / 1_000;
  const unit = units.find(([, length]) => seconds >= length);
  if (!unit) return text.justNow;
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(-Math.floor(seconds / length), name);
}
