import { expect, test } from 'vitest';
import type { ServiceState } from '../../shared/status/status.ts';
import { type ServiceCode, serviceCodes } from '../../shared/services/services.ts';
import { servicesInWords } from './services-in-words.ts';

const all = (states: Partial<Record<ServiceCode, ServiceState>>, others: ServiceState) =>
  serviceCodes.map((service) => ({ service, state: states[service] ?? others }));

test.each<[string, ReturnType<typeof all>]>([
  ['All 12 working', all({}, 'working')],
  ['All 12 without queries in the last 24 hours', all({}, 'unused')],
  ['liveStatus is failing, 10 working, 1 without queries in the last 24 hours', all({ liveStatus: 'failing', gnr: 'unused' }, 'working')],
  ['npq, liveStatus are failing, dno is degraded, 9 working', all({ npq: 'failing', liveStatus: 'failing', dno: 'disturbed' }, 'working')],
  ['ports is failing, 11 working', all({ 'ports&days': 'failing' }, 'working')],
  ['10 working, 2 not set up', all({ liveStatus: 'not set up', liveRouting: 'not set up' }, 'working')],
])('%s', (words, services) => {
  expect(servicesInWords(services)).toBe(words);
});
