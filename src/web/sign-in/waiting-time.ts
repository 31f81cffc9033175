import { signInText } from './sign-in.text.ts';

/** "in 40 seconds", "in 12 minutes", "in 3 hours": as exact as someone who waits needs it, never sooner than true. */
export function formatWait(seconds: number): string {
  const { within } = signInText;
  if (seconds < 90) return within.seconds(whole(seconds));
  if (seconds < 5_400) return within.minutes(whole(seconds / 60));
  return within.hours(whole(seconds / 3_600));
}

function whole(count: number): number {
  return Math.max(1, Math.ceil(count));
}
