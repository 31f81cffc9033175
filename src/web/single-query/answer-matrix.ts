/** The answers side by side: a row for each field, a cell for each service, and where services disagree. */
import { legend, type FieldName } from '../../shared/services/legend.ts';
import type { Answered } from '../../shared/single-query/answers.ts';
import { opinionOf, type Opinion } from '../../shared/single-query/same-question.ts';

/** Nothing: the service does not report the field. `text` is null where it was asked and is not known. */
export type MatrixCell = { text: string | null; differs: boolean } | null;

export type MatrixRow = {
  field: FieldName;
  cells: MatrixCell[];
  /** Whether services answer the same question differently. Who holds a range and who serves a number are two questions. */
  differs: boolean;
};

/** The number stands in the ruler and the reason code in the table above, where it is explained. */
const shownElsewhere: readonly FieldName[] = ['tel', 'rc'];

/** Fields that at least one service reports, in the legend's order. */
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

/** Whether other services answer the same question otherwise, and not fewer of them. */
function differs({ question, meaning }: Opinion, opinions: readonly (Opinion | null)[]): boolean {
  const counts = new Map<string, number>();
  for (const other of opinions) if (other?.question === question) counts.set(other.meaning, (counts.get(other.meaning) ?? 0) + 1);
  const own = counts.get(meaning) ?? 0;
  return [...counts].some(([other, count]) => other !== meaning && count >= own);
}
