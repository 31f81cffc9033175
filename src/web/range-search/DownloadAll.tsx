import { rangeExport, type RangeExportFormat } from '../../shared/range-search/range-search.ts';
import { rangeWorkbookMaxRows } from '../../shared/base/limits.ts';
import { bits, permissions } from '../../shared/base/permissions.ts';
import { fetchFile } from '../api/download.ts';
import { startDownload } from '../documents/running-downloads.ts';
import { usePermission } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { queryOf, searchName, type RangesAsked } from './range-query.ts';
import { rangeSearchText } from './range-search.text.tsx';

interface DownloadAllProps {
  asked: RangesAsked;
  /** Part of the whole that the table holds: "the first 1,000 of 1,900". */
  line: string;
  total: number;
}

/** Says above the table that it is incomplete, and offers all rows as a download. */
export function DownloadAll({ asked, line, total }: DownloadAllProps) {
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
