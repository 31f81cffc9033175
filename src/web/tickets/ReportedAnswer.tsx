import type { ReactNode } from 'react';
import { shownTime } from '../ui/shown-time.ts';
import { Code } from '../ui/Code.tsx';
import { Facts } from '../ui/Facts.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { readRecordedAnswer, type Evidence, type RecordedValue } from './evidence.ts';
import { ticketsText } from './tickets.text.ts';

const { evidence: text } = ticketsText;

/** An answer that a ticket reports: its facts, and folded below them the recorded answer, as the customer saw it. */
export function ReportedAnswer({ evidence, action }: { evidence: Evidence; action?: ReactNode }) {
  const { number, service, answer, rc, dataVersion, at, requestId, link } = evidence;
  const facts: [string, ReactNode][] = [
    [text.number, <Code key="number">{number}</Code>],
    [text.service, service],
    ...(rc === undefined ? [] : [[text.reasonCode, rc ?? text.unknown] as [string, ReactNode]]),
    ...(dataVersion === undefined ? [] : [[text.dataVersion, dataVersion ?? text.unknown] as [string, ReactNode]]),
    [text.time, <Code key="time">{shownTime(at)}</Code>],
    [text.request, requestId ?? text.unknown],
  ];
  return (
    <section
      aria-label={text.name(service, number)}
      className="flex min-w-0 flex-col gap-2 rounded-control border border-border bg-sunken px-3 py-2 text-small"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{text.title}</p>
        <span className="flex flex-wrap items-center gap-x-4">
          <PortalLink to={link} className="link inline-flex min-h-6 items-center">
            {text.again}
          </PortalLink>
          {action}
        </span>
      </div>
      <Facts facts={facts} />
      <details>
        <summary className="link min-h-6 cursor-pointer">{text.shown}</summary>
        <div className="mt-2 min-w-0 border-s-2 border-border ps-3">
          <Recorded value={readRecordedAnswer(answer)} />
        </div>
      </details>
    </section>
  );
}

function Recorded({ value }: { value: RecordedValue }) {
  if (typeof value === 'string')
    return <span className="wrap-anywhere whitespace-pre-wrap">{value === 'null' ? text.unknown : value}</span>;
  return <Facts facts={value.map(([name, of]) => [name, <Recorded key={name} value={of} />])} />;
}
