/** What `scripts/over-midnight.ts` moves the clock by, for processes that are given no other variables of the runner's. */
export const clockVariables: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')),
);
