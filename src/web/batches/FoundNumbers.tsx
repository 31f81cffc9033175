import { useId, useMemo, useState, type ReactNode } from 'react';
import type { BatchSummary } from '../../shared/batches/batches.ts';
import type { Finding } from '../../shared/batches/findings.ts';
import { batchNumbers, type FoundNumber } from '../../shared/batches/found-numbers.ts';
import { bits } from '../../shared/base/permissions.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { Loaded } from '../api/Loaded.tsx';
import { usePages } from '../api/use-pages.ts';
import { currentLanguage } from '../locale/current-locale.ts';
import { usePermission, useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { countryTitle } from '../ui/number-origin.ts';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { NotKnown } from '../ui/table/cells.tsx';
import { PlainTable, type PlainColumn } from '../ui/table/PlainTable.tsx';
import { downloadJoined } from './batch-download.ts';
import { RerunBatch } from './RerunBatch.tsx';
import { findingsText as text } from './findings.text.ts';

export interface FoundNumbersProps {
  batch: BatchSummary;
  found: Finding;
  count: number;
  watch: ReactNode;
}

const pageRows = '50';

/** Shows the numbers with a finding, which can be downloaded, queried again and watched. */
export function FoundNumbers({ batch, found, count, watch }: FoundNumbersProps) {
  const titleId = useId();
  const { isSupportView } = useSession();
  const maySend = usePermission(bits.batch_query) && !isSupportView;
  const [isAsking, setAsking] = useState(false);
  const inputOf = (before: string | null) => ({ query: { id: batch.id, found, limit: pageRows, ...(before !== null && { before }) } });
  const pages = usePages(batchNumbers, { inputOf, rowsOf, olderOf, staleTime: Number.POSITIVE_INFINITY });
  const services = batch.services.map(({ service }) => service);
  const columns = useMemo(() => columnsOf(batch.services.map(({ service }) => service)), [batch.services]);
  const title = text.found(text.titles[found], count);
  const download = (format: 'csv' | 'xlsx') => ({
    id: format,
    label: format.toUpperCase(),
    onChoose: () => downloadJoined(batch.id, { format, found }),
  });
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-h2 font-semibold">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          {watch}
          {maySend && (
            <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
              {text.again.label}
            </Button>
          )}
          <MenuButton label={text.download} detail={title} groups={[{ title: text.files, items: [download('csv'), download('xlsx')] }]} />
        </div>
      </div>
      <Loaded reply={{ ...pages, data: pages.rows }} room="table">
        {(rows) => (
          <>
            <PlainTable name={title} columns={columns} rows={rows} rowId={({ number }) => number} />
            {pages.older && (
              <Button variant="secondary" size="small" className="self-start" isLoading={pages.older.isLoading} onClick={pages.older.load}>
                {text.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <RerunBatch
        batch={{ id: batch.id, name: batch.name, services }}
        found={{ finding: found, count }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

type NumbersPage = ReplyOf<typeof batchNumbers>;

const rowsOf = ({ message }: NumbersPage) => message;
const olderOf = ({ next }: NumbersPage) => next;

/** Returns the columns. The server's sentence is English. */
function columnsOf(services: readonly string[]): PlainColumn<FoundNumber>[] {
  const { columns: titles } = text;
  const verdict: PlainColumn<FoundNumber> = { title: titles.verdict, className: 'min-w-72', cell: ({ verdict: sentence }) => sentence };
  return [
    {
      title: titles.number,
      isMono: true,
      className: 'whitespace-nowrap',
      cell: ({ number }) => (
        <ScreenLink to="/testing" hash={`number=${number}&services=${services.join(',')}`} className="link inline-block min-h-6 leading-6">
          {number}
        </ScreenLink>
      ),
    },
    { title: titles.risk, className: 'whitespace-nowrap', cell: ({ risk }) => text.risks[risk] },
    ...(currentLanguage() === 'en' ? [verdict] : []),
    {
      title: titles.country,
      className: 'whitespace-nowrap',
      cell: ({ country }) => (country === '' ? <NotKnown /> : countryTitle(country)),
    },
    { title: titles.operator, cell: ({ operator }) => operator || <NotKnown /> },
    { title: titles.lastPort, isMono: true, className: 'whitespace-nowrap', cell: ({ lastPort }) => lastPort || <NotKnown /> },
    { title: titles.reachable, className: 'whitespace-nowrap', cell: ({ reachable }) => reachableWords[reachable] ?? <NotKnown /> },
  ];
}

const reachableWords: Readonly<Record<string, string>> = { yes: text.yes, no: text.no, 'not now': text.notNow, unknown: text.unknown };
