import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const entitlementsText = catalogue('entitlementsText', {
  title: 'What your organisation may ask',
  left: 'Left today',
  leftOf: (left: number, quota: number) =>
    `${formatCount(left)} of ${formatCount(quota)} ${plural(quota, { one: 'query', other: 'queries' })}`,
  renewed: (time: string) => `all of them again from ${time}`,
  usedUp: (time: string) => `None is answered before ${time} (reason code 502). Your provider can raise the quota.`,
  beyond: ({ asked, left, time }: { asked: number; left: number; time: string }) =>
    `These are up to ${formatCount(asked)} queries, and ${plural(left, { one: '1 is', other: `${formatCount(left)} are` })} left of today’s quota. What is beyond comes back with reason code 502: run the failed rows again after ${time}.`,
  services: 'Not enabled',
  destinations: 'Switched off',
  askProvider: 'Your provider can change this.',
  notEnabled: 'Not enabled for your organisation',
  callingCode: (code: string) => `numbers with +${code}`,
});
