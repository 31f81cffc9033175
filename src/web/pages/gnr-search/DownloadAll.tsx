import { rangeExport, type RangeExportFormat } from '../../../shared/api/gnr-search.ts';
import { rangeWorkbookMaxRows } from '../../../shared/limits.ts';
import { bits, permissions } from '../../../shared/permissions.ts';
import { fetchFile } from '../../api/download.ts';
import { startDownload } from '../../features/downloads/running-downloads.ts';
import { usePermission } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { queryOf, searchName, type RangesAsked } from './range-query.ts';

interface DownloadAllProps {
  asked: RangesAsked;
  /** How much the table has: "the first 1,000 of 1,900". */
  line: string;
  total: number;
}

/** Says above the table that there is more than it shows, and how to have all of it. */
export function DownloadAll({ asked, line, total }: DownloadAllProps) {
  const mayDownload = usePermission(bits.gnr_download);
  const all = total.toLocaleString('en');
  const download = (format: RangeExportFormat) =>
    startDownload(
      `range-export ${format} ${JSON.stringify(asked)}`,
      `${searchName(asked)} (all ${all}, ${format.toUpperCase()})`,
      (options) => fetchFile(rangeExport, { query: { ...queryOf(asked), format } }, options),
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2">
      <p>
        These are <strong>{line}</strong> ranges, in the order of their digits.
      </p>
      {mayDownload ? (
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" size="small" onClick={() => download('csv')}>
            Download all {all}
          </Button>
          {total <= rangeWorkbookMaxRows && (
            <Button variant="secondary" size="small" onClick={() => download('xlsx')}>
              Download all {all} as XLSX
            </Button>
          )}
        </span>
      ) : (
        <p className="text-text-2">
          To download all {all} takes the permission {permissions[bits.gnr_download]?.label}, which an administrator of your organisation
          gives.
        </p>
      )}
    </div>
  );
}
