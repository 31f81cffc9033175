import type { AskedAs } from '../../shared/single-query/asked-as.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { LegendLink } from '../ui/LegendLink.tsx';
import { resultsAsCsv, resultsAsCurl, resultsAsJson } from './query-formats.ts';
import { queryFragment } from './query-link.ts';
import type { QueryResults } from './query-results.ts';
import { singleQueryText } from './single-query.text.ts';

/** Copies a result for programs. */
export function Copies({ query, as }: { query: QueryResults; as: AskedAs }) {
  const { copy } = singleQueryText;
  const services = query.results.map(({ service }) => service);
  const { origin, pathname } = window.location;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <LegendLink />
      <CopyButton isWordy label={copy.number} text={query.number} />
      <CopyButton isWordy label={copy.json} text={resultsAsJson(query)} />
      <CopyButton isWordy label={copy.csv} text={resultsAsCsv(query)} />
      <CopyButton isWordy label={copy.curl} text={resultsAsCurl(query.number, services, origin)} />
      <CopyButton
        isWordy
        label={copy.link}
        text={`${origin}${pathname}?tab=single-live-query${queryFragment({ number: query.number, services, as })}`}
      />
    </div>
  );
}
