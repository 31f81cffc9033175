import { expect, it } from 'vitest';
import { legend } from '../../shared/services/legend.ts';
import { fieldsMatching } from './legend-filter.ts';

it.each([
  ['', legend[0]?.name, legend.length],
  ['irsf', 'irsf', 2],
  ['  npdi ', 'npdi', 1],
  ['nothing of the kind', undefined, 0],
])('%j finds %s first', (wanted, first, count) => {
  const found = fieldsMatching(legend, wanted);
  expect(found[0]?.name).toBe(first);
  expect(found).toHaveLength(count);
});

it('puts a field that is named so before one that only mentions it', () => {
  expect(fieldsMatching(legend, 'CIC')[0]?.name).toBe('cic');
});
