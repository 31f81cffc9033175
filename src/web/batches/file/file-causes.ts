/** The true cause behind each of the specification's sentences about a file: its lines, and the remedy if there is one. */
import type { FileFinding } from '../../../shared/batches/check-batch-file.ts';
import type { CountedLines } from '../../../shared/batches/counted-lines.ts';
import { type Notation, refusedSentences } from '../../../shared/batches/number-cell.ts';
import { batchesWanted } from '../../../shared/batches/wanted.ts';
import type { RefusedLine } from '../../../shared/batches/prepare-batch.ts';
import type { FileVerdict } from './file-verdict.ts';
import { sentence } from '../../locale/catalogue.ts';
import { noSheetText } from '../no-sheet.text.ts';
import { batchFileText } from './batch-file.text.ts';

const { causes, listed, notations, separators } = batchFileText;

/** Returns the lines that break the rule. Any sign breaks the rule on letters: only lines with letters are named here, the causes below explain the others. */
export function placeOf(finding: FileFinding, { sheet }: FileVerdict): string {
  const { lines, count } = finding.rule === 'letters' && sheet ? sheet.lettered : finding;
  return lines.length === 0 ? '' : batchFileText.place(lines, count);
}

/** Returns one line per cause. */
export function causesOf({ rule }: FileFinding, { sheet, prepared, trouble, isUtf16 }: FileVerdict): string[] {
  if (rule === 'format') {
    if (trouble !== null) return [noSheetText[trouble]];
    if (sheet?.isWorkbook) return [causes.workbook];
    return isUtf16 ? [sentence(batchesWanted.fileInUtf8)] : [];
  }
  if (!sheet || !prepared) return [];
  const { batch, name } = prepared;
  if (rule === 'columns')
    return sheet.width > 1 && sheet.separator !== null
      ? [causes.columns(sheet.width, separators[sheet.separator])]
      : refusedCauses(batch.refused);
  if (rule === 'letters')
    return [
      ...(batch.heading === null ? [] : [causes.heading(batch.heading)]),
      ...(batch.repaired.count === 0 ? [] : [causes.cleaned(linesText(batch.repaired), removedText(batch.repaired.removed))]),
      ...refusedCauses(batch.refused),
      ...(sheet.beside.count === 0 ? [] : [causes.beside(linesText(sheet.beside))]),
    ];
  if (rule === 'empty') return batch.emptied.count === 0 ? [] : [causes.noNumber(linesText(batch.emptied))];
  if (rule === 'spaces' || rule === 'ampersand' || rule === 'characters')
    return prepared.findings.some((finding) => finding.rule === rule) ? [] : [causes.sentAs(name)];
  return [];
}

function refusedCauses({ named, count }: CountedLines & { named: readonly RefusedLine[] }): string[] {
  const more = count - named.length;
  return [
    ...named.map(({ line, text, problem }) => causes.refused(line, text, sentence(refusedSentences[problem]))),
    ...(more > 0 ? [causes.moreRefused(more)] : []),
  ];
}

/** Names the lines: "line 2", "lines 2 and 4", "lines 2, 4 and 98 more". */
function linesText({ lines, count }: CountedLines): string {
  const more = count - lines.length;
  const names = more > 0 ? [...lines.map(String), causes.more(more)] : lines.map(String);
  return causes.lines(listed(names), count);
}

/** Names the removed notation: "spaces and brackets". */
export function removedText(removed: readonly Notation[]): string {
  return listed(removed.map((notation) => notations[notation]));
}
