/** Expected duration of a batch, by the speed of recent ones. */
import type { batchLimits } from '../../shared/batches/batches.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { batchText } from './batch.text.ts';

type Pace = ReplyOf<typeof batchLimits>['message']['pace'];

/** Returns seconds; null if no recent batch gives a speed. Networks are so much slower that stored data beside them takes no time. */
export function expectedSeconds(
  { fromData, overNetworks, networkServices }: Pace,
  { rows, services }: { rows: number; services: readonly string[] },
): number | null {
  const asked = services.filter((service) => networkServices.some((network) => network === service)).length;
  const [queries, pace] = asked > 0 ? [rows * asked, overNetworks] : [rows * services.length, fromData];
  return pace === null ? null : queries / pace;
}

const minute = 60;
const hour = 60 * minute;

/** Formats a duration: "1 second", "40 seconds", "3 minutes", "2 hours 5 minutes". */
export function durationText(seconds: number): string {
  const { duration } = batchText;
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 1.5 * minute) return duration.seconds(whole);
  const minutes = Math.round(whole / minute);
  if (minutes < minute) return duration.minutes(minutes);
  const [hours, rest] = [Math.floor((minutes * minute) / hour), minutes % minute];
  return rest === 0 ? duration.hours(hours) : `${duration.hours(hours)} ${duration.minutes(rest)}`;
}
