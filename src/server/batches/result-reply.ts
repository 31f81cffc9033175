/** The reply to the download of a result: the stored bytes, or what is made of them while it is sent. */
import { Readable } from 'node:stream';
import { xlsxMediaType } from '../../shared/base/media-types.ts';
import { FileReply } from '../http/file-reply.ts';
import { textRows } from '../http/text-cells.ts';
import { workbookOf } from '../http/workbook.ts';
import { chosenRows, csvLines, type Result, type ResultFile } from './result-file.ts';

interface Form {
  readonly format: 'csv' | 'xlsx';
  readonly separator: ';' | ',';
  readonly rows: 'all' | 'failed';
}

/** `result` in the form that the caller asked for. Opening it throws what `file` throws. */
export function resultReply(
  file: ResultFile,
  result: Result & { readonly fileName: string },
  { format, separator, rows }: Form,
): FileReply {
  const name = rows === 'failed' ? result.fileName.replace(/\.csv$/, '_failed.csv') : result.fileName;
  const chosen = async () => chosenRows(await file.rows(), rows);
  if (format === 'xlsx')
    return new FileReply({
      name: name.replace(/\.csv$/, '.xlsx'),
      type: xlsxMediaType,
      open: async () => Readable.from(workbookOf(textRows(await chosen())), { objectMode: false }),
    });
  const isStored = rows === 'all' && separator === ';';
  return new FileReply({
    name,
    type: 'text/csv; charset=utf-8',
    ...(isStored
      ? { bytes: file.bytes, etag: `${result.id}-${result.position}`, open: (range) => file.open(range) }
      : { open: async () => Readable.from(csvLines(await chosen(), separator)) }),
  });
}
