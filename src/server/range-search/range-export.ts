/** All the ranges of a search as a file: made while it is sent. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { RangeExportFormat } from '../../shared/range-search/range-search.ts';
import type { RangesAsked } from '../../numbers/ranges/range-search.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import { fileName } from '../../shared/base/file-name.ts';
import { foldedText } from '../../shared/base/folded-text.ts';
import { rangeWorkbookMaxRows } from '../../shared/base/limits.ts';
import { xlsxMediaType } from '../../shared/base/media-types.ts';
import { rangeSearchSaid } from '../../shared/range-search/said.ts';
import { csvOfRanges, gnrColumns } from '../documents/gnr-file.ts';
import { AppError } from '../base/errors.ts';
import { FileReply } from '../http/file-reply.ts';
import { textRows } from '../http/text-cells.ts';
import { workbookOf } from '../http/workbook.ts';

interface Export {
  readonly asked: RangesAsked;
  readonly format: RangeExportFormat;
  /** Counts the export, once it is sure that it can be made and before it is. */
  readonly count: () => Promise<void>;
}

/** Throws `AppError` 400 if a workbook would have too many rows. */
export async function exportRanges(ranges: Ranges, wanted: Export): Promise<FileReply> {
  const { asked, format, count } = wanted;
  const ids = ranges.matching(asked);
  const name = `${exportName(asked, ids.length)}.${format}`;
  if (format === 'csv') {
    await count();
    return new FileReply({ name, type: 'text/csv; charset=utf-8', open: async () => Readable.from(csvOfRanges(ranges, ids)) });
  }
  if (ids.length > rangeWorkbookMaxRows)
    throw new AppError('validation_failed', rangeSearchSaid.workbook(rangeWorkbookMaxRows, ids.length));
  await count();
  const workbook = async () => Readable.from(workbookOf(textRows(cellsOf(ranges, ids))), { objectMode: false });
  return new FileReply({ name, type: xlsxMediaType, open: workbook });
}

/** Names the file by the search, with "all" and the number of rows: `ranges-44-lycamobile-GB-MOBILE-all-18`. */
function exportName({ digits, operator, country, type }: RangesAsked, count: number): string {
  return fileName('ranges', digits, operator && foldedText(operator), country, type, 'all', count);
}

const rowsAtOnce = 500;

/** Yields the rows, with text in every cell. In chunks, so that other calls get their turn in between. */
async function* cellsOf(ranges: Ranges, ids: Uint32Array): AsyncGenerator<string[]> {
  yield [...gnrColumns];
  for (const [index, id] of ids.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate();
    const row = ranges.rowAt(id);
    yield gnrColumns.map((column) => String(row[column]));
  }
}
