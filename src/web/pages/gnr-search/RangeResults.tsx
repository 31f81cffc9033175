import { useMemo, useState } from 'react';
import type { rangeSearch } from '../../../shared/api/gnr-search.ts';
import type { ReplyOf } from '../../../shared/api/endpoint.ts';
import { rangeSearchPageSize } from '../../../shared/limits.ts';
import type { RangeRow } from '../../../shared/range-row.ts';
import { goTo, here } from '../../browser/history.ts';
import { Button } from '../../ui/Button.tsx';
import { Code } from '../../ui/Code.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableViewInAddress } from '../../ui/table/use-table-view.ts';
import { rangeColumns } from './range-columns.tsx';
import { gnrFragment, searchNotice } from './range-query.ts';

/** What a search answered, and which digits it was about. */
export type Found = ReplyOf<typeof rangeSearch>['response'] & { digits: string };

/** Keeps this table's page, order and filter apart from others in the address. */
export const tableName = 'ranges';

const filter = { column: 'spName', label: 'Filter by SP Name' } as const;

/** The table, and the notice that each search opens. Closing the notice leads to the table's heading. */
export function RangeResults({ found, isStale }: { found: Found; isStale: boolean }) {
  const [noticed, setNoticed] = useState<Found | null>(null);
  const columns = useMemo(() => rangeColumns(found.digits, lookUpIn), [found.digits]);
  const tableView = useTableViewInAddress(tableName, rangeSearchPageSize);
  const close = () => setNoticed(found);
  const notice = searchNotice(found.elements.length, found.total);
  return (
    <div className={isStale ? 'opacity-60' : ''}>
      <DataTable
        {...tableView}
        name={`Ranges for ${found.digits}`}
        caption={
          <>
            Ranges for <Code>{found.digits}</Code>
          </>
        }
        resultOf={found}
        columns={columns}
        rows={found.elements}
        rowId={rowId}
        pageSize={rangeSearchPageSize}
        filter={filter}
        emptyText={found.elements.length === 0 ? 'No results found' : 'No matches found'}
      />
      <Modal
        isOpen={noticed !== found}
        onClose={close}
        title={notice.title}
        actions={
          <Button data-safe="" onClick={close}>
            OK
          </Button>
        }
      >
        {notice.text}
      </Modal>
    </div>
  );
}

/** Ranges of different lengths may share their digits. */
function rowId(row: RangeRow): string {
  return `${row.range} ${row.minlength} ${row.maxlength} ${row.uniqueSpId} ${row.secondaryNumberAttribute}`;
}

/** Opens the lookup with the first number of the range: its beginning alone is no number, and no range would hold it. */
function lookUpIn({ range, minlength }: RangeRow) {
  goTo(`${here().pathname}?tab=number-lookup${gnrFragment({ number: range.padEnd(minlength, '0') })}`);
}
