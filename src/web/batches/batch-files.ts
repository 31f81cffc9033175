import type { BatchResultRow } from '../../shared/batches/batches.ts';
import type { MenuGroup } from '../ui/MenuButton.tsx';
import { downloadJoined, type DownloadForm } from './batch-download.ts';
import { hasFile, type BatchTableRow } from './batch-rows.ts';
import { batchResultsText } from './batch-results.text.ts';

const { menu } = batchResultsText;

/** Lists every file of a batch for one menu: the joined file first, then those of each service. Of a service: each form of its file. */
export function fileGroups(row: BatchTableRow, onDownload: (row: BatchResultRow, form: DownloadForm) => void): MenuGroup[] {
  const results = [row, ...row.services].flatMap(({ result }) => result ?? []).filter(hasFile);
  if (results.length === 0) return [];
  const single = (result: BatchResultRow) => {
    const item = (what: string, form: DownloadForm) => ({
      id: `${result.Service} ${what}`,
      label: `${result.Service}, ${what}`,
      onChoose: () => onDownload(result, form),
    });
    return [
      item('CSV', {}),
      ...(row.result ? [item(menu.commas, { separator: ',' })] : []),
      item('XLSX', { format: 'xlsx' }),
      ...(result.failed > 0 ? [item(menu.failedRows, { rows: 'failed' })] : []),
    ];
  };
  const joined: MenuGroup = {
    title: menu.all,
    items: [
      { id: 'joined csv', label: 'CSV', onChoose: () => downloadJoined(row.id, { format: 'csv' }) },
      { id: 'joined xlsx', label: 'XLSX', onChoose: () => downloadJoined(row.id, { format: 'xlsx' }) },
    ],
  };
  return [...(row.result ? [] : [joined]), { title: menu.one, items: results.flatMap(single) }];
}
