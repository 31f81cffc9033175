import { formatCount } from '../locale/current-locale.ts';
import { partsText } from './parts.text.ts';

/** "12 MB", "1.3 MB", "26 bytes": decimal units, as operating systems and this portal's limits count. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return partsText.bytes(bytes);
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${formatCount(value, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
}
