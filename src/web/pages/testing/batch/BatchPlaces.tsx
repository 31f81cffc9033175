import { useId, useState, type ReactNode } from 'react';
import type { BatchSummary } from '../../../../shared/api/batches.ts';
import { Button } from '../../../ui/Button.tsx';
import { countryTitle } from '../../../ui/number-origin.ts';
import { ShareBar } from './ShareBar.tsx';

/** Where the numbers belong, and who serves them. */
export function BatchPlaces({ batch }: { batch: BatchSummary }) {
  const { countries, operators, otherOperators, operatorsBy, rowsDone } = batch;
  if (rowsDone === 0) return null;
  const others = otherOperators.operators;
  return (
    <div className="grid min-w-0 gap-5 lg:grid-cols-2">
      <Ranking
        title="Numbers by country"
        rows={countries?.map(({ country, numbers }) => ({ name: country === 'ZZ' ? 'Unknown' : countryTitle(country), numbers })) ?? null}
        of={rowsDone}
      />
      {operatorsBy !== null && (
        <Ranking
          title="Numbers by operator"
          about={<>As {operatorsBy} says.</>}
          rows={operators?.map(({ name, numbers }) => ({ name: name ?? 'Not known', numbers })) ?? null}
          of={rowsDone}
          rest={
            others > 0 ? `${others.toLocaleString('en')} more operators have ${otherOperators.numbers.toLocaleString('en')} numbers.` : null
          }
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
      {rows === null && <p className="text-text-2">Not known: this batch was begun by an older version of the portal.</p>}
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
          Show all {rows.length}
        </Button>
      )}
      {rest !== null && (isWhole || (rows?.length ?? 0) <= shownAtFirst) && <p className="text-small text-text-2">{rest}</p>}
    </section>
  );
}
