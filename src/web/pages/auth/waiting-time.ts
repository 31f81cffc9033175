/** "in 40 seconds", "in 12 minutes", "in 3 hours": as exact as someone who waits needs it, never sooner than true. */
export function formatWait(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : seconds < 5_400 ? [seconds / 60, 'minute'] : [seconds / 3_600, 'hour'];
  const whole = Math.max(1, Math.ceil(count));
  return `in ${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
