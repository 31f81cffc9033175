/** Clock variables of `scripts/over-midnight.ts`, for processes that get no other variables of the runner. */
export const clockVariables: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')),
);
