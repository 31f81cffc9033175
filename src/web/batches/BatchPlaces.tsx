import { useId, useState, type ReactNode } from 'react';
import type { BatchSummary } from '../../shared/batches/batches.ts';
import { Button } from '../ui/Button.tsx';
import { countryTitle } from '../ui/number-origin.ts';
import { ShareBar } from './ShareBar.tsx';
import { batchText } from './batch.text.ts';

const { places } = batchText;

/** Shows the countries and operators of the numbers. */
export function BatchPlaces({ batch }: { batch: BatchSummary }) {
  const { countries, operators, otherOperators, operatorsBy, rowsDone } = batch;
  if (rowsDone === 0) return null;
  const others = otherOperators.operators;
  return (
    <div className="grid min-w-0 gap-5 lg:grid-cols-2">
      <Ranking
        title={places.byCountry}
        rows={
          countries?.map(({ country, numbers }) => ({ name: country === 'ZZ' ? places.unknown : countryTitle(country), numbers })) ?? null
        }
        of={rowsDone}
      />
      {operatorsBy !== null && (
        <Ranking
          title={places.byOperator}
          about={places.asSaid(operatorsBy)}
          rows={operators?.map(({ name, numbers }) => ({ name: name ?? places.notKnown, numbers })) ?? null}
          of={rowsDone}
          rest={others > 0 ? places.others(others, otherOperators.numbers) : null}
        />
      )}
    </div>
  );
}

interface RankingProps {
  title: string;
  about?: ReactNode;
  rows: readonly { name: string; numbers: number }[] | null;
  of: number;
  rest?: string | null;
}

const shownAtFirst = 10;

function Ranking({ title, about, rows, of, rest = null }: RankingProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows?.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={id} className="card flex min-w-0 flex-col gap-3">
      <div>
        <h2 id={id} className="text-h2 font-semibold">
          {title}
        </h2>
        {about && <p className="text-small text-text-2">{about}</p>}
      </div>
      {rows === null && <p className="text-text-2">{places.older}</p>}
      <ul className="flex flex-col gap-1.5">
        {shown?.map(({ name, numbers }) => (
          <li key={name}>
            <ShareBar part={numbers} of={of}>
              {name}
            </ShareBar>
          </li>
        ))}
      </ul>
      {rows !== null && rows.length > shownAtFirst && !isWhole && (
        <Button variant="quiet" size="small" className="-mx-4 self-start" onClick={() => setWhole(true)}>
          {places.showAll(rows.length)}
        </Button>
      )}
      {rest !== null && (isWhole || (rows?.length ?? 0) <= shownAtFirst) && <p className="text-small text-text-2">{rest}</p>}
    </section>
  );
}
