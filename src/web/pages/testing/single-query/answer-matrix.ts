/** The answers side by side: a row for each field, a cell for each service, and where services disagree. */
import { legend, type FieldName, type QueryAnswer } from '../../../../shared/services/legend.ts';
import type { ServiceCode } from '../../../../shared/services/services.ts';

export type Answered = { service: ServiceCode; answer: QueryAnswer };

/** Nothing: the service does not report the field. `text` is null where it was asked and is not known. */
export type MatrixCell = { text: string | null; differs: boolean } | null;

export type MatrixRow = {
  field: FieldName;
  cells: MatrixCell[];
  /** "44001: npq, liveRouting; 44002: gnr"; null where all agree. */
  disagreement: string | null;
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
  const said = new Map<string, ServiceCode[]>();
  for (const { service, answer } of answers) {
    const meaning = comparable(field, service, answer);
    if (meaning !== null) said.set(meaning, [...(said.get(meaning) ?? []), service]);
  }
  const differs = said.size > 1;
  const usual = differs ? mostSaid(said) : null;
  return {
    field,
    cells: answers.map(({ service, answer }) => {
      const value = answer[field];
      if (value === undefined) return null;
      const meaning = comparable(field, service, answer);
      return { text: value === null ? null : String(value), differs: differs && meaning !== null && meaning !== usual };
    }),
    disagreement: differs ? [...said].map(([value, services]) => `${value}: ${services.join(', ')}`).join('; ') : null,
  };
}

/**
 * What is compared between services. Not known is no opinion; times agree by their day, because some services know no more;
 * and in an AIT answer `valid` is a verdict on messaging, not on the number.
 */
function comparable(field: FieldName, service: ServiceCode, answer: QueryAnswer): string | null {
  const value = answer[field];
  if (value === undefined || value === null) return null;
  if (field === 'valid' && service === 'AITCheck') return null;
  const isTime = field === 'lastPorted' || field === 'changeSeen' || field === 'lastSeen';
  return isTime ? String(value).slice(0, 10) : String(value);
}

/** What most services say; none where two are said equally often. */
function mostSaid(said: ReadonlyMap<string, readonly ServiceCode[]>): string | null {
  const [first, second] = [...said].sort(([, a], [, b]) => b.length - a.length);
  return first && second && first[1].length > second[1].length ? first[0] : null;
}
