/** Age limits of the data behind the answers, and minimum sizes of lists. */
import { whole } from './variable-schemas.ts';

const days = (most: number) => ({ schema: whole(1, 36_500).default(most), unset: String(most) });

const entries = (least: number) => ({ schema: whole(0, 1_000_000_000).default(least), unset: String(least) });

export const dataAgeVariables = {
  MAX_AGE_RANGES_DAYS: {
    ...days(180),
    about: 'Days after which imported ranges are out of date by their as-of: their answers say so. Those that the portal brings have 400.',
  },
  MAX_AGE_PORTED_DAYS: { ...days(3), about: 'The same of ported numbers.' },
  MAX_AGE_DNO_DAYS: {
    ...days(14),
    about: 'Days after which a do-not-originate list clears no number any more: its services answer with rc 3.',
  },
  MAX_AGE_IRSF_DAYS: { ...days(30), about: 'The same of the list of revenue-share fraud.' },
  MAX_AGE_AIT_DAYS: { ...days(30), about: 'The same of the list of high-risk ranges.' },
  LEAST_ENTRIES_DNO: {
    ...entries(100),
    about: 'A do-not-originate list of fewer entries is marked as short: that it does not name a number says little.',
  },
  LEAST_ENTRIES_IRSF: { ...entries(1_000), about: 'The same of the list of revenue-share fraud.' },
  LEAST_ENTRIES_AIT: { ...entries(100), about: 'The same of the list of high-risk ranges.' },
} as const;
