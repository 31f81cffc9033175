/** Addresses of what the portal has about a number. The number stands after "#", and reaches no log. */

/** The single query of a number, with the last chosen services. */
export function queryAddress(digits: string): string {
  return `/testing?tab=single-live-query#n=${digits}`;
}

/** The number lookup: the range of a number and its holder. */
export function lookUpAddress(digits: string): string {
  return `/gnr-search?tab=number-lookup#number=${digits}`;
}

/** The table of verdicts of several numbers, with the last chosen services. */
export function listAddress(numbers: readonly string[]): string {
  return `/testing?tab=single-live-query#list=${encodeURIComponent(numbers.join('\n'))}`;
}
