import { FieldName } from '../ui/FieldName.tsx';
import { NotKnown } from '../ui/table/cells.tsx';
import { ScrollRegion } from '../ui/table/ScrollRegion.tsx';
import type { Answered } from '../../shared/single-query/answers.ts';
import { madeUpOf } from '../../shared/single-query/made-up.ts';
import { MadeUpMark } from './MadeUpMark.tsx';
import { singleQueryText } from './single-query.text.ts';
import { buildMatrix, type MatrixCell, type MatrixRow } from './answer-matrix.ts';

const head = 'sticky top-0 border-b border-border bg-sunken px-3 text-start font-semibold whitespace-nowrap text-text-2';
const corner = 'max-md:sticky max-md:start-0 max-md:border-e max-md:border-border';

const { fields } = singleQueryText;

/** Fields down, services across. Empty: the service does not report the field. */
export function AnswerMatrix({ answers }: { answers: readonly Answered[] }) {
  const rows = buildMatrix(answers);
  if (rows.length === 0) return null;
  return (
    <ScrollRegion name={fields.title}>
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="sr-only">{fields.title}</caption>
        <thead>
          <tr className="h-9">
            <th scope="col" className={`${head} z-20 ${corner}`}>
              {fields.field}
            </th>
            {answers.map(({ service, answer }) => (
              <th key={service} scope="col" className={`${head} z-10`}>
                {service}
                <MadeUpMark madeUp={madeUpOf(answer)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FieldRow key={row.field} row={row} services={answers.map(({ service }) => service)} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function FieldRow({ row, services }: { row: MatrixRow; services: readonly string[] }) {
  return (
    <tr className="h-9 bg-surface even:bg-stripe hover:bg-hover">
      <th scope="row" className={`border-b border-border bg-inherit px-3 text-start font-medium whitespace-nowrap ${corner} max-md:z-10`}>
        <FieldName name={row.field} />
        {row.differs && (
          <span className="ms-2 inline-flex gap-1 rounded-tag border border-warning bg-warning-bg px-1.5 text-warning">
            <span aria-hidden="true">≠</span>
            {fields.differs}
          </span>
        )}
      </th>
      {row.cells.map((cell, index) => (
        <td key={services[index]} className="mono border-b border-border px-3 whitespace-nowrap">
          <Value cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Value({ cell }: { cell: MatrixCell }) {
  if (cell === null) return null;
  if (cell.text === null) return <NotKnown />;
  if (!cell.differs) return cell.text;
  return (
    <strong className="font-semibold text-warning">
      <span aria-hidden="true">≠ </span>
      {cell.text}
      <span className="sr-only">{` (${fields.differs})`}</span>
    </strong>
  );
}
