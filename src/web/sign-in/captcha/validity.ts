const usualMs = 5 * 60_000;
/** Time that a proof needs to reach the server. */
const marginMs = 10_000;

/** Milliseconds for which a proof can be used, until its expiry (Unix seconds). A device with an implausible clock gets the usual time. */
export function validityMs(expiresAt: number | undefined, now: number): number {
  const leftMs = expiresAt === undefined ? usualMs : expiresAt * 1_000 - now;
  const isPlausible = leftMs > marginMs && leftMs <= 2 * usualMs;
  return (isPlausible ? leftMs : usualMs) - marginMs;
}
