/** Sentences about counts of queries. */
import type { Counts } from '../../shared/home/home.ts';
import { formatCount } from '../locale/current-locale.ts';
import { homeText } from './home.text.tsx';

const text = homeText.usage;

export function allOf({ answered, failed }: Counts): number {
  return answered + failed;
}

export function failedShare(counts: Counts): string {
  const all = allOf(counts);
  return all === 0 ? text.none : text.failed(percent(counts.failed / all));
}

/** Compares the week with the one before it. */
export function changeOfWeek(week: Counts, before: Counts): string {
  const [now, then] = [allOf(week), allOf(before)];
  if (then === 0) return text.noneBefore;
  if (now === then) return text.same;
  const share = percent(Math.abs(now - then) / then);
  return now > then ? text.more(share) : text.fewer(share);
}

/** Formats a share; one above zero never shows as 0 %. */
function percent(share: number): string {
  const digits = share > 0 && share < 0.01 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: share < 0.1 ? 1 : 0 };
  return formatCount(share, { style: 'percent', ...digits });
}

/** The corners of a line over the days, in a box of this size: the maximum at its top, 0 at its bottom. */
export function lineOver(values: readonly number[], { width, height }: { width: number; height: number }): string {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const round = (value: number) => Math.round(value * 10) / 10;
  return values.map((value, index) => `${round(index * step)},${round(height - (value / most) * height)}`).join(' ');
}
