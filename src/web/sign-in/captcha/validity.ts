const usualMs = 5 * 60_000;
/** A proof takes its way to the server too. */
const marginMs = 10_000;

/** How long a proof may be used, from the second (Unix time) at which it ends. A device whose clock makes no sense of that gets the usual time. */
export function validityMs(expiresAt: number | undefined, now: number): number {
  const leftMs = expiresAt === undefined ? usualMs : expiresAt * 1_000 - now;
  const isPlausible = leftMs > marginMs && leftMs <= 2 * usualMs;
  return (isPlausible ? leftMs : usualMs) - marginMs;
}
