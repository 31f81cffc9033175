import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

const numbers = (count: number) => plural(count, { one: '1 number', other: `${formatCount(count)} numbers` });

/** Texts of what a batch found about its numbers. */
export const findingsText = catalogue('findingsText', {
  title: 'Findings',
  older: 'Unknown: an older version of the portal ran this batch.',
  titles: {
    listed: 'On a fraud list',
    ported: 'Ported in 30 days',
    unassigned: 'Not assigned',
    unreachable: 'Not reachable',
    unknown: 'Unknown',
    failed: 'Failed',
  },
  numbers,
  found: (title: string, count: number) => `${title}: ${numbers(count)}`,
  columns: {
    number: 'Number',
    risk: 'Risk',
    verdict: 'Verdict',
    country: 'Country',
    operator: 'Current carrier',
    lastPort: 'Last port',
    reachable: 'Reachable',
  },
  risks: {
    listed: 'Listed',
    unassigned: 'Not assigned',
    'ported recently': 'Ported recently',
    'sources disagree': 'Sources disagree',
    expensive: 'Expensive',
    'nothing known against it': 'Nothing known against it',
    unknown: 'Unknown',
  },
  yes: 'Yes',
  no: 'No',
  notNow: 'Not now',
  unknown: 'Unknown',
  more: 'Show more',
  download: 'Download',
  files: 'These numbers',
  again: {
    label: 'Query again',
    title: 'Query these numbers again?',
    back: 'Cancel',
    confirm: 'Confirm',
    about: (count: number, name: string) =>
      `A new batch queries ${numbers(count)} of ${name} again, with all its services. Your own columns are kept.`,
  },
});
