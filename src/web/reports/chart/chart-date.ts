import { chartText } from '../reports.text.tsx';

/** "May 31st": the date format of the chart (specification, section 9: "MMMM Do"). */
export function chartDate(day: string): string {
  return chartText.date(day);
}
