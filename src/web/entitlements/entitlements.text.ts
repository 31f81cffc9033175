import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const entitlementsText = catalogue('entitlementsText', {
  title: 'Query limits',
  left: 'Left today',
  leftOf: (left: number, quota: number) =>
    `${formatCount(left)} of ${formatCount(quota)} ${plural(quota, { one: 'query', other: 'queries' })}`,
  renewed: (time: string) => `full quota again from ${time}`,
  usedUp: (time: string) => `No queries are answered before ${time} (reason code 502). Your provider can raise the quota.`,
  beyond: ({ asked, left, time }: { asked: number; left: number; time: string }) =>
    `Up to ${formatCount(asked)} queries, but only ${formatCount(left)} left of today’s quota. The rest fail with reason code 502: retry the failed rows after ${time}.`,
  services: 'Not enabled',
  destinations: 'Switched off',
  askProvider: 'Your provider can change this.',
  notEnabled: 'Not enabled for your organisation',
  callingCode: (code: string) => `numbers with +${code}`,
});
