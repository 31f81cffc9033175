import { describe, expect, it } from 'vitest';
import type { ServiceCode } from '../../../../shared/services/services.ts';
import { queryFragment, readQueryFragment } from './query-link.ts';

describe('a link', () => {
  it('carries number and services after "#" and comes back', () => {
    const query = { number: '447700900123', services: ['npq', 'ports&days'] as ServiceCode[] };
    expect(queryFragment(query)).toBe('#number=447700900123&services=npq,ports');
    expect(readQueryFragment(queryFragment(query))).toEqual(query);
  });

  it.each([
    ['', null],
    ['#npdi', null],
    ['#services=npq', null],
    ['#number=44&services=npq,nothing', { number: '44', services: ['npq'] }],
    ['#number=44', { number: '44', services: [] }],
    ['#number=44&services=AITCheck,npq', { number: '44', services: ['npq', 'AITCheck'] }],
    ['#number=%2B44%207700&services=ports%26days', { number: '+44 7700', services: ['ports&days'] }],
  ])('%j', (fragment, query) => {
    expect(readQueryFragment(fragment)).toEqual(query);
  });
});
