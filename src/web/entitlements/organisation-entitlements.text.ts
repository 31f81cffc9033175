import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const organisationEntitlementsText = catalogue('organisationEntitlementsText', {
  title: 'Query limits',
  services: 'Services',
  all: 'All',
  none: 'None',
  quota: 'Daily quota',
  noQuota: 'No limit',
  used: (used: number, quota: number) =>
    `${formatCount(quota)} ${plural(quota, { one: 'query', other: 'queries' })} a day (UTC), ${formatCount(used)} used today`,
  destinations: 'Switched off',
  noDestinations: 'None',
  change: 'Change',
  changeTitle: (name: string) => `Query limits of ${name}`,
  allServices: 'All services',
  allServicesHelp: 'Include services added later',
  allowed: 'Allowed services',
  quotaField: 'Daily quota',
  quotaHelp: 'Answered queries per day (UTC), all users, keys and batches. Leave empty for no limit.',
  countries: 'Countries switched off',
  countryCount: (count: number) => plural(count, { one: '1 country chosen', other: `${formatCount(count)} countries chosen` }),
  callingCodes: 'Calling codes switched off',
  callingCodesHelp: 'For example 882. Separate several with commas.',
  effect: 'Other queries fail with reason code 500, 501 or 502. Takes effect at once.',
  back: 'Cancel',
  save: 'Save',
});
