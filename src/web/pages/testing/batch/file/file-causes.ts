/** The true cause under each of the specification's sentences about a file: what stands where, and whether it can be helped. */
import { type FileFinding, findingPlace } from '../../../../../shared/batch-file/check-batch-file.ts';
import type { CountedLines } from '../../../../../shared/batch-file/counted-lines.ts';
import { refusedSentences } from '../../../../../shared/batch-file/number-cell.ts';
import type { RefusedLine } from '../../../../../shared/batch-file/prepare-batch.ts';
import type { FileVerdict } from './file-verdict.ts';

const separatorNames = { ';': 'semicolons', ',': 'commas', '\t': 'tabs', '|': 'bars' };

/** Where the file breaks the rule. That on letters is broken by any sign; the lines that are named have letters, and what is the case with the others stands below. */
export function placeOf(finding: FileFinding, { sheet }: FileVerdict): string {
  return findingPlace(finding.rule === 'letters' && sheet ? { ...finding, ...sheet.lettered } : finding);
}

/** One line a cause. */
export function causesOf({ rule }: FileFinding, { sheet, prepared, trouble }: FileVerdict): string[] {
  if (rule === 'format') {
    if (trouble !== null) return [trouble];
    if (sheet?.isWorkbook) return ['This is an Excel workbook: its first sheet can be read, see below.'];
    return [];
  }
  if (!sheet || !prepared) return [];
  const { batch, name } = prepared;
  if (rule === 'columns')
    return sheet.width > 1 && sheet.separator !== null
      ? [`${sheet.width} columns with ${separatorNames[sheet.separator]} between them: one of them is sent, see below`]
      : refusedCauses(batch.refused);
  if (rule === 'letters')
    return [
      ...(batch.heading === null ? [] : [`line ${batch.heading}: a heading, can be left out`]),
      ...(batch.repaired.count === 0 ? [] : [`${linesText(batch.repaired)}: ${listed(batch.repaired.removed)}, can be cleaned`]),
      ...refusedCauses(batch.refused),
      ...(sheet.beside.count === 0 ? [] : [`${linesText(sheet.beside)}: in the other columns, which are not asked`]),
    ];
  if (rule === 'empty') return batch.emptied.count === 0 ? [] : [`${linesText(batch.emptied)}: no number, can be left out`];
  if (rule === 'spaces' || rule === 'ampersand' || rule === 'characters')
    return prepared.findings.some((finding) => finding.rule === rule) ? [] : [`It can be sent as ${name}`];
  return [];
}

function refusedCauses({ named, count }: CountedLines & { named: readonly RefusedLine[] }): string[] {
  const more = count - named.length;
  return [
    ...named.map(({ line, text, problem }) => `line ${line}: “${text}” ${refusedSentences[problem]}`),
    ...(more > 0 ? [`and ${more.toLocaleString('en')} more that cannot be read`] : []),
  ];
}

/** "line 2", "lines 2 and 4", "lines 2, 4 and 98 more". */
function linesText({ lines, count }: CountedLines): string {
  const more = count - lines.length;
  const names = more > 0 ? [...lines.map(String), `${more.toLocaleString('en')} more`] : lines.map(String);
  return `${count === 1 ? 'line' : 'lines'} ${listed(names)}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
