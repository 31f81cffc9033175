import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const organisationEntitlementsText = catalogue('organisationEntitlementsText', {
  title: 'What it may ask',
  services: 'Services',
  all: 'All',
  none: 'None',
  quota: 'Daily quota',
  noQuota: 'None: as many queries as it likes',
  used: (used: number, quota: number) =>
    `${formatCount(quota)} ${plural(quota, { one: 'query', other: 'queries' })} a day (UTC), ${formatCount(used)} of them used today`,
  destinations: 'Switched off',
  noDestinations: 'No destination',
  change: 'Change',
  changeTitle: (name: string) => `What ${name} may ask`,
  allServices: 'All services',
  allServicesHelp: 'Those of later versions, too',
  allowed: 'Services that it may ask',
  quotaField: 'Daily quota',
  quotaHelp: 'Queries that are answered in a day of UTC, of all its users, keys and batches. Empty for no quota.',
  destinationsField: 'Destinations that are switched off',
  destinationsHelp: 'Countries as two letters (US), 001 for global numbers, and calling codes as digits (882), with commas between.',
  effect: 'What it may not ask is answered with reason code 500, 501 or 502. Running nodes obey within a second.',
  back: 'Cancel',
  save: 'Save',
});
