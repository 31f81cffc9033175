import { describe, expect, it } from 'vitest';
import type { ServiceCode } from '../../shared/services/services.ts';
import { listFragment, queryFragment, readListFragment, readQueryFragment } from './query-link.ts';

describe('a link', () => {
  it('carries number and services after "#" and comes back', () => {
    const query = { number: '447700900123', services: ['npq', 'ports&days'] as ServiceCode[] };
    expect(queryFragment(query)).toBe('#n=447700900123&s=npq,ports');
    expect(readQueryFragment(queryFragment(query))).toEqual({ ...query, isShown: true });
  });

  it.each([
    ['', null],
    ['#npdi', null],
    ['#s=npq', null],
    ['#services=npq', null],
    ['#n=44&s=npq,nothing', { number: '44', services: ['npq'], isShown: true }],
    ['#n=44', { number: '44', services: [], isShown: true }],
    ['#number=44&services=npq,nothing', { number: '44', services: ['npq'], isShown: false }],
    ['#number=44', { number: '44', services: [], isShown: false }],
    ['#number=44&services=AITCheck,npq', { number: '44', services: ['npq', 'AITCheck'], isShown: false }],
    ['#number=%2B44%207700&services=ports%26days', { number: '+44 7700', services: ['ports&days'], isShown: false }],
  ])('%j', (fragment, query) => {
    expect(readQueryFragment(fragment)).toEqual(query);
  });

  it('carries several numbers as they were written, and comes back', () => {
    const list = { numbers: ['+44 7700 900123', '4477O', '33612345678;ext=5'], services: ['npq', 'ports&days'] as ServiceCode[] };
    expect(readListFragment(listFragment(list))).toEqual(list);
    expect(readQueryFragment(listFragment(list))).toBeNull();
    expect(readListFragment('#n=447700900123&s=npq')).toBeNull();
    expect(readListFragment('#list=447700900123')).toBeNull();
  });
});
