import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { rangeSearchPageSize, rangeWorkbookMaxRows } from '../../shared/base/limits.ts';
import type { RangeRow } from '../../shared/range-search/range-row.ts';
import { shownTime } from '../ui/shown-time.ts';
import { Button } from '../ui/Button.tsx';
import { Code } from '../ui/Code.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { everyColumn, fewerColumns, rangeColumns } from './range-columns.tsx';
import {
  gnrFragment,
  noMatchLine,
  nothingAsked,
  partName,
  queryOf,
  type RangesAsked,
  searchName,
  searchNotice,
  standingLine,
} from './range-query.ts';
import { type Found, tableName } from './use-range-search.ts';
import { rangeSearchText } from './range-search.text.tsx';
import { rangeExport, type RangeExportFormat } from '../../shared/range-search/range-search.ts';
import { bits, permissions } from '../../shared/base/permissions.ts';
import { useIsWide } from '../browser/window-width.ts';
import { fetchFile } from '../api/download.ts';
import { startDownload } from '../documents/running-downloads.ts';
import { usePermission } from '../session/session.ts';

const filter = { column: 'spName', label: rangeSearchText.table.filter } as const;
const narrowChoice = { name: 'ranges', first: fewerColumns, fewer: fewerColumns };
const wideChoice = { ...narrowChoice, first: everyColumn };

interface RangeResultsProps {
  found: Found;
  isStale: boolean;
  onSearch: (asked: RangesAsked) => void;
}

/** Shows the table, and the notice that each press of Search opens. Closing the notice focuses the table's heading. */
export function RangeResults({ found, isStale, onSearch }: RangeResultsProps) {
  const { asked, elements, total } = found;
  const [noticed, setNoticed] = useState<Found | null>(null);
  const navigate = useNavigate();
  const columns = useMemo(() => {
    const lookUpIn = (row: RangeRow) =>
      void navigate({ to: '/gnr-search', search: { tab: 'number-lookup' }, hash: gnrFragment({ number: firstNumberOf(row) }).slice(1) });
    return rangeColumns(asked.range, lookUpIn);
  }, [asked.range, navigate]);
  const columnChoice = useIsWide() ? wideChoice : narrowChoice;
  const table = useSavedTable({ name: tableName, pageSize: rangeSearchPageSize, columnChoice });
  const close = () => setNoticed(found);
  const shown = elements.length;
  const notice = searchNotice({ shown, total, asked });
  const line = standingLine(shown, total);
  const wanted = table.view.filter;
  return (
    <div className={isStale ? 'opacity-60' : ''}>
      {line !== null && <DownloadAll asked={asked} line={line} total={total} />}
      <DataTable
        {...table}
        name={searchName(asked)}
        caption={<SearchCaption asked={asked} />}
        resultOf={found}
        columns={columns}
        rows={elements}
        rowId={rowId}
        filter={filter}
        contents={['ranges', asked.range, asked.operator, asked.country, asked.type]}
        part={partName(shown, total)}
        {...(shown === 0 && { emptyText: rangeSearchText.table.noResults })}
        {...(line !== null && {
          noMatchDetail: (
            <>
              <span>{noMatchLine(shown, total)}</span>
              <Button variant="secondary" size="small" onClick={() => onSearch({ ...asked, operator: wanted })}>
                {rangeSearchText.table.searchAll(total, wanted)}
              </Button>
            </>
          ),
        })}
      />
      <Provenance found={found} />
      <Modal
        isOpen={found.isPressed && noticed !== found}
        onClose={close}
        title={notice.title}
        actions={
          <Button data-safe="" onClick={close}>
            {rangeSearchText.notice.ok}
          </Button>
        }
      >
        {notice.text}
      </Modal>
    </div>
  );
}

/** Shows the data version of the rows and its date. */
function Provenance({ found: { dataVersion, asOf } }: { found: Found }) {
  if (dataVersion === undefined || asOf === undefined) return null;
  return (
    <p className="mt-2 text-small text-text-2 wrap-anywhere">
      {rangeSearchText.table.storedData(<Code>{dataVersion}</Code>, shownTime(asOf))}
    </p>
  );
}

/** Names the search with its digits emphasised. */
function SearchCaption({ asked }: { asked: RangesAsked }) {
  if (asked.range === '') return searchName(asked);
  return (
    <>
      {rangeSearchText.name.ofShownDigits(<Code>{asked.range}</Code>)}
      {searchName(asked).slice(searchName({ ...nothingAsked, range: asked.range }).length)}
    </>
  );
}

/** Returns the key of a row: ranges of different lengths may share their digits. */
function rowId(row: RangeRow): string {
  return `${row.range} ${row.minlength} ${row.maxlength} ${row.uniqueSpId} ${row.secondaryNumberAttribute}`;
}

/** Returns the first number of a range: its prefix alone is no number, and no range holds it. */
function firstNumberOf({ range, minlength }: RangeRow): string {
  return range.padEnd(minlength, '0');
}

interface DownloadAllProps {
  asked: RangesAsked;
  /** Part of the whole that the table holds: "First 1,000 of 1,900". */
  line: string;
  total: number;
}

/** Says above the table that it is incomplete, and offers all rows as a download. */
function DownloadAll({ asked, line, total }: DownloadAllProps) {
  const mayDownload = usePermission(bits.gnr_download);
  const download = (format: RangeExportFormat) =>
    startDownload(
      `range-export ${format} ${JSON.stringify(asked)}`,
      rangeSearchText.download.name(searchName(asked), total, format.toUpperCase()),
      (options) => fetchFile(rangeExport, { query: { ...queryOf(asked), format } }, options),
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2">
      <p>{rangeSearchText.table.theseAre(<strong>{line}</strong>)}</p>
      {mayDownload ? (
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" size="small" onClick={() => download('csv')}>
            {rangeSearchText.download.all(total)}
          </Button>
          {total <= rangeWorkbookMaxRows && (
            <Button variant="secondary" size="small" onClick={() => download('xlsx')}>
              {rangeSearchText.download.allAsWorkbook(total)}
            </Button>
          )}
        </span>
      ) : (
        <p className="text-text-2">{rangeSearchText.download.needs(total, permissions[bits.gnr_download]?.label ?? '')}</p>
      )}
    </div>
  );
}
