/** Message for a refused file, in its own file because the browser shows it finding by finding. */
import { baseSaid } from '../base/said.ts';
import type { Said } from '../base/sayings.ts';
import { type FileFinding, fileRules } from './check-batch-file.ts';
import { batchesSaid } from './said.ts';

/** Returns the findings as one text with line numbers: the server's `errors.file`. */
export function batchFileMessage(findings: readonly FileFinding[]): Said {
  const [first, ...others] = findings.map(placed);
  return first && others.length === 0 ? first : baseSaid.sentences(first ? [first, ...others] : []);
}

/** Rules on the name and the number of rows have no line. */
function placed({ rule, lines, count }: FileFinding): Said {
  return lines.length === 0 ? fileRules[rule] : batchesSaid.atLines(fileRules[rule], lines, count - lines.length);
}
