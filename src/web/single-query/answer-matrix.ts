/** Answers side by side: one row per field, one cell per service, and the disagreements. */
import { legend, type FieldName } from '../../shared/services/legend.ts';
import type { Answered } from '../../shared/single-query/answers.ts';
import { opinionOf, type Opinion } from '../../shared/single-query/same-question.ts';

/** A cell. Null: the service does not report the field. `text` is null if the value is unknown. */
export type MatrixCell = { text: string | null; differs: boolean } | null;

export type MatrixRow = {
  field: FieldName;
  cells: MatrixCell[];
  /** True if services answer the same question differently. The holder of a range and the carrier that serves a number are two questions. */
  differs: boolean;
};

/** Fields shown elsewhere: the number in the ruler, and the reason code in the table above, with its meaning. */
const shownElsewhere: readonly FieldName[] = ['tel', 'rc'];

/** Returns a row for each field that at least one service reports, in the legend's order. */
export function buildMatrix(answers: readonly Answered[]): MatrixRow[] {
  return legend
    .map(({ name }) => name)
    .filter((field) => !shownElsewhere.includes(field) && answers.some(({ answer }) => answer[field] !== undefined))
    .map((field) => matrixRow(field, answers));
}

function matrixRow(field: FieldName, answers: readonly Answered[]): MatrixRow {
  const opinions = answers.map((one) => opinionOf(field, one));
  const outvoted = opinions.map((opinion) => opinion !== null && differs(opinion, opinions));
  return {
    field,
    cells: answers.map(({ answer }, index) => {
      const value = answer[field];
      if (value === undefined) return null;
      return { text: value === null ? null : String(value), differs: outvoted[index] === true };
    }),
    differs: outvoted.includes(true),
  };
}

/** True if other services give another answer to the same question, and at least as many of them. */
function differs({ question, meaning }: Opinion, opinions: readonly (Opinion | null)[]): boolean {
  const counts = new Map<string, number>();
  for (const other of opinions) if (other?.question === question) counts.set(other.meaning, (counts.get(other.meaning) ?? 0) + 1);
  const own = counts.get(meaning) ?? 0;
  return [...counts].some(([other, count]) => other !== meaning && count >= own);
}
