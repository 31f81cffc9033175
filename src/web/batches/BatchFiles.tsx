import type { BatchResultRow } from '../../shared/batches/batches.ts';
import { MenuButton, type MenuGroup } from '../ui/MenuButton.tsx';
import { downloadJoined, type DownloadForm } from './batch-download.ts';
import type { BatchTableRow } from './batch-rows.ts';
import { batchResultsText } from './batch-results.text.ts';

interface BatchFilesProps {
  row: Pick<BatchTableRow, 'id' | 'Filename' | 'services'>;
  onDownload: (row: BatchResultRow, form: DownloadForm) => void;
}

const { menu } = batchResultsText;

/** Lists every file of a batch in one menu: the joined file first, then those of each service. Shows nothing without files. */
export function BatchFiles({ row, onDownload }: BatchFilesProps) {
  const results = row.services.flatMap(({ result }) => result ?? []).filter(({ status }) => status === 'done' || status === 'partly');
  if (results.length === 0) return null;
  const single = (result: BatchResultRow) => {
    const item = (what: string, form: DownloadForm) => ({
      id: `${result.Service} ${what}`,
      label: `${result.Service}, ${what}`,
      onChoose: () => onDownload(result, form),
    });
    return [item('CSV', {}), item('XLSX', { format: 'xlsx' }), ...(result.failed > 0 ? [item(menu.failedRows, { rows: 'failed' })] : [])];
  };
  const groups: MenuGroup[] = [
    {
      title: menu.all,
      items: [
        { id: 'joined csv', label: 'CSV', onChoose: () => downloadJoined(row.id, 'csv') },
        { id: 'joined xlsx', label: 'XLSX', onChoose: () => downloadJoined(row.id, 'xlsx') },
      ],
    },
    { title: menu.one, items: results.flatMap(single) },
  ];
  return <MenuButton label={menu.label} detail={row.Filename} groups={groups} />;
}
