/** The answer to a refused file. A file of its own: the browser says it finding by finding. */
import { baseSaid } from '../base/said.ts';
import type { Said } from '../base/sayings.ts';
import { type FileFinding, fileRules } from './check-batch-file.ts';
import { batchesSaid } from './said.ts';

/** The findings as one text for people, with line numbers: what the server answers in `errors.file`. */
export function batchFileMessage(findings: readonly FileFinding[]): Said {
  const [first, ...others] = findings.map(placed);
  return first && others.length === 0 ? first : baseSaid.sentences(first ? [first, ...others] : []);
}

/** Rules on the name and the rows are broken nowhere in particular. */
function placed({ rule, lines, count }: FileFinding): Said {
  return lines.length === 0 ? fileRules[rule] : batchesSaid.atLines(fileRules[rule], lines, count - lines.length);
}
