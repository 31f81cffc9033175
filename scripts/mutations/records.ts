import { mutationsOf } from './mutation.ts';

const nextVersion = 'src/server/next-version.test.ts';

/** Query records on their way: through the stream, past other versions of the portal, into the archive. */
export const recordMutations = [
  ...mutationsOf(
    'src/server/query-records/stream/messages.ts',
    ['src/server/query-records/stream/messages.unit.test.ts', nextVersion],
    [
      [
        'a message that cannot be read is passed',
        'if (!records.success)\n    throw',
        'if (!records.success) return [];\n  if (!records.success)\n    throw',
      ],
      [
        'what a newer version adds makes a record unreadable',
        'Lines = z.array(z.array(z.unknown()))',
        'Lines = z.array(z.array(z.unknown()).max(9))',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/query-records/record-columns.ts',
    ['src/server/query-records/stream/messages.unit.test.ts'],
    [
      [
        'a service of a newer version makes its queries unreadable',
        "typeof value === 'string')",
        "value === 'npq' || value === 'api' || value === 'single')",
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/query-records/stream/positions.ts',
    ['src/server/query-records/stream/positions.test.ts'],
    [['what another node wrote is written again', "    .where('sequence', '=', from)\n", '']],
  ),
  ...mutationsOf(
    'src/server/database/leases.ts',
    ['src/server/query-records/stream/positions.test.ts'],
    [['a clock that goes back keeps a partition from everybody', 'between now() and now() + ${longestLease}', '> now()']],
  ),
  ...mutationsOf(
    'src/server/archive/archiving.ts',
    [nextVersion],
    [['an older version archives a column away', 'if (unknown.length > 0)', 'if (unknown.length > 99)']],
  ),
  ...mutationsOf(
    'src/server/archive/parquet-reading.ts',
    [nextVersion],
    [
      [
        'files of before a column are unreadable',
        '(${noRows} union all by name from read_parquet(${parameters.texts(paths)}, union_by_name = true))',
        'read_parquet(${parameters.texts(paths)}, union_by_name = true)',
      ],
    ],
  ),
  ...mutationsOf(
    'src/server/query-records/comparable-days.ts',
    ['src/server/archive/compare-counts.test.ts'],
    [
      ['lost records are counted although the comparison missed them', 'row?.differences === 0 && row.compared', 'row && row.compared'],
      ['records of every day are counted again', ': later(from, comparedBefore)', ': from'],
      ['records of days without any are made up', 'from < countedFrom || from < keptFrom ? from : ', ''],
    ],
  ),
];
