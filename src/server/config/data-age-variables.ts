/** Age limits of the data behind the answers, and minimum sizes of lists. */
import { whole } from './variable-schemas.ts';

const days = (most: number) => ({ schema: whole(1, 36_500).default(most), unset: String(most) });

const entries = (least: number) => ({ schema: whole(0, 1_000_000_000).default(least), unset: String(least) });

export const dataAgeVariables = {
  MAX_AGE_RANGES_DAYS: {
    ...days(180),
    about: 'Days after which imported ranges are out of date; their answers say so. Built-in ranges have 400.',
  },
  MAX_AGE_PORTED_DAYS: { ...days(3), about: 'The same for ported numbers.' },
  MAX_AGE_DNO_DAYS: {
    ...days(14),
    about: 'Days after which a do-not-originate list no longer clears numbers: its services answer with rc 3.',
  },
  MAX_AGE_IRSF_DAYS: { ...days(30), about: 'The same for the list of revenue-share fraud.' },
  MAX_AGE_AIT_DAYS: { ...days(30), about: 'The same for the list of high-risk ranges.' },
  LEAST_ENTRIES_DNO: {
    ...entries(100),
    about: 'Entries below which a do-not-originate list is marked as short: a number missing from it proves little.',
  },
  LEAST_ENTRIES_IRSF: { ...entries(1_000), about: 'The same for the list of revenue-share fraud.' },
  LEAST_ENTRIES_AIT: { ...entries(100), about: 'The same for the list of high-risk ranges.' },
} as const;
