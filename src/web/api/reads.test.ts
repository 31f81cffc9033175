import { expect, test } from 'vitest';
import { contract } from '../../shared/contract.ts';
import { reads } from './reads.ts';

test.each(Object.entries(reads))(
  'the contract has %s under the path and the operation that its route asks with',
  (_, { path, operation }) => {
    const found = Object.values(contract).filter((endpoint) => endpoint.method === 'GET' && endpoint.path === path);
    expect(found.map((endpoint) => endpoint.operation)).toEqual([operation]);
  },
);
