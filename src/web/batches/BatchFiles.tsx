import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { MenuButton, type MenuGroup } from '../ui/MenuButton.tsx';
import { downloadJoined, type DownloadForm } from './batch-download.ts';
import { hasFile, type BatchTableRow } from './batch-rows.ts';
import { batchResultsText } from './batch-results.text.ts';

interface BatchFilesProps {
  row: BatchTableRow;
  onDownload: (row: BatchResultRow, form: DownloadForm) => void;
  /** True in a row of a table. */
  isQuiet?: boolean;
}

const { menu } = batchResultsText;

/** Lists every file of a batch in one menu: the joined file first, then those of each service. Of a service: each form of its file. Shows nothing without files. */
export function BatchFiles({ row, onDownload, isQuiet = false }: BatchFilesProps) {
  const results = [row, ...row.services].flatMap(({ result }) => result ?? []).filter(hasFile);
  if (results.length === 0) return null;
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
  const groups = [...(row.result ? [] : [joined]), { title: menu.one, items: results.flatMap(single) }];
  return <MenuButton label={menu.label} detail={row.result ? row.Filename : row.batch.name} groups={groups} isQuiet={isQuiet} />;
}
