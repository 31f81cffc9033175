import type { ReactNode } from 'react';
import type { Matter } from '../../shared/base/matters.ts';
import type { News } from '../../shared/home/home.ts';
import { documentTitle } from '../ui/document-titles.text.ts';
import { shownTime } from '../ui/shown-time.ts';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { HomeSection, Lines } from './HomeSection.tsx';
import { homeText } from './home.text.tsx';
import { useHomePart } from '../api/use-home-part.ts';
import { WatchLine } from './WatchLine.tsx';

const text = homeText.news;

/** The tabs of Downloads that hold the documents of each matter. */
const tabs = {
  'cic-list/delta': 'cic-list',
  'cic-list/snapshot': 'cic-list',
  'product-documentation': 'product-documentation',
  'gnr-files': 'gnr-files',
  'my-documents/weekly-reports': 'my-documents',
  'my-documents/monthly-reports': 'my-documents',
} as const satisfies Record<Matter, string>;

/** The news since the last visit, each line with its link. */
export function NewsPart() {
  return (
    <HomeSection title={text.title}>
      <Loaded reply={useHomePart('news')}>{(news) => news && <Since news={news} />}</Loaded>
      <WatchLine />
    </HomeSection>
  );
}

function Since({ news }: { news: News }) {
  const tickets = news.tickets.map(ticketLine);
  if (news.since === null)
    return (
      <>
        {tickets.length > 0 && <Lines items={tickets} />}
        <p className="text-text-2">{text.first}</p>
      </>
    );
  const items = [...tickets, ...news.documents.map(documentLine), ...news.dataSets.map(dataSetLine)];
  return (
    <>
      {items.length === 0 ? <p className="text-text-2">{text.none}</p> : <Lines items={items} />}
      <p className="text-small text-text-2">
        {text.since} <Time moment={news.since} />
      </p>
    </>
  );
}

const line = (key: string, what: ReactNode, at: string) => ({
  key,
  content: (
    <>
      <span className="min-w-0">{what}</span>
      <span className="text-small text-text-2">
        <Time moment={at} />
      </span>
    </>
  ),
});

function ticketLine({ ticketId, ticketSubject, at }: News['tickets'][number]) {
  const what = (
    <>
      <ScreenLink to="/support/ticket/$id" params={{ id: ticketId }} className="link">
        {text.ticket(ticketId)}
      </ScreenLink>{' '}
      <bdi>{ticketSubject}</bdi>
    </>
  );
  return line(ticketId, what, at);
}

function documentLine({ matter, title, count, at }: News['documents'][number]) {
  const what = (
    <>
      <ScreenLink to="/downloads" search={{ tab: tabs[matter] }} className="link">
        {text.document(matter)}
      </ScreenLink>{' '}
      {documentTitle(title)} {count > 1 && <span className="text-text-2">{text.further(count - 1)}</span>}
    </>
  );
  return line(matter, what, at);
}

function dataSetLine({ set, dataVersion, at }: News['dataSets'][number]) {
  const what = (
    <>
      {text.dataSet(set)} {dataVersion === null ? text.back : <span className="mono">{dataVersion}</span>}
    </>
  );
  return line(set, what, at);
}

function Time({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={moment} className="mono">
      {shownTime(moment)}
    </time>
  );
}
