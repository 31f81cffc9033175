import { useQuery } from '@tanstack/react-query';
import type { AskedAs } from '../../shared/single-query/asked-as.ts';
import { typeAndCountryOf } from '../../shared/single-query/number-facts.ts';
import { type Verdict, verdict } from '../../shared/single-query/verdict.ts';
import { saidOf, sentenceOf } from '../api/call.ts';
import { Loaded } from '../api/Loaded.tsx';
import { queryClient } from '../api/queries.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { NumberCandidates } from '../ui/NumberCandidates.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { shownTime } from '../ui/shown-time.ts';
import { NotKnown } from '../ui/table/cells.tsx';
import { PlainTable, type PlainColumn } from '../ui/table/PlainTable.tsx';
import { listedNumbers, type ListedNumber } from './number-list.ts';
import { numberListText as text } from './number-list.text.ts';
import { queryFragment, type LinkedList } from './query-link.ts';
import { singleQueryText } from './single-query.text.ts';
import { demoNotes } from './verdict-text.ts';
import { unmarkedWords } from './unmarked-words.ts';
import { verdictWords } from './verdict.text.ts';

interface NumberListProps {
  list: LinkedList;
  as: AskedAs;
  /** Shows the list with another number in place of one that could not be read. */
  onChange: (list: LinkedList) => void;
}

type Row = ListedNumber & { readonly verdict: Verdict };

/** Shows the verdicts of several numbers, one row each. */
export function NumberList({ list, as, onChange }: NumberListProps) {
  const reply = useQuery(listedNumbers(list), queryClient);
  return (
    <Loaded reply={reply} room="table">
      {(numbers) => <Verdicts list={list} as={as} onChange={onChange} numbers={numbers} />}
    </Loaded>
  );
}

function Verdicts({ list, as, onChange, numbers }: NumberListProps & { numbers: readonly ListedNumber[] }) {
  const rows = numbers.map((number): Row => ({ ...number, verdict: verdict(number.answers, unmarkedWords, as) }));
  const asked = singleQueryText.asked.at(shownTime(numbers.map(({ at }) => at).toSorted()[0] ?? ''));
  const paragraphs = rows.map((row) => [`${row.tel}: ${sentenceIn(row)}`, ...demoNotes(row.answers)].join(' '));
  return (
    <section aria-label={text.name} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-small text-text-2">
        <p>{asked}</p>
        <CopyButton isWordy label={singleQueryText.copy.text} text={[...paragraphs, asked].join('\n\n')} />
      </div>
      <PlainTable name={text.name} columns={columnsOf({ list, as, onChange })} rows={rows} rowId={({ written }) => written} />
    </section>
  );
}

function columnsOf({ list, as, onChange }: NumberListProps): PlainColumn<Row>[] {
  const correct = (written: string) => (digits: string) =>
    onChange({ ...list, numbers: list.numbers.map((number) => (number === written ? digits : number)) });
  return [
    {
      title: text.number,
      isMono: true,
      className: 'whitespace-nowrap',
      cell: ({ tel, unread }) =>
        unread ? <bdi>{tel}</bdi> : <NumberLink hash={queryFragment({ number: tel, services: list.services, as })} tel={tel} />,
    },
    {
      title: text.verdict,
      className: 'min-w-72',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {sentenceIn(row)}
          <NumberCandidates candidates={candidatesIn(row)} onUse={correct(row.written)} />
        </span>
      ),
    },
    { title: text.country, cell: ({ answers }) => countryIn(typeAndCountryOf(answers).cc) },
    {
      title: text.network,
      cell: ({ verdict: { details } }) => details?.facts.find(({ label }) => label === verdictWords.labels.operator)?.text ?? <NotKnown />,
    },
    { title: text.status, className: 'whitespace-nowrap', cell: (row) => <Status row={row} /> },
  ];
}

/** Opens a number alone. */
function NumberLink({ hash, tel }: { hash: string; tel: string }) {
  return (
    <ScreenLink to="/testing" search={(now) => now} hash={hash.slice(1)} className="link inline-block min-h-6 leading-6">
      {tel}
    </ScreenLink>
  );
}

function sentenceIn({ unread, verdict: { sentence } }: Row): string {
  return unread ? sentenceOf(unread.message, unread.said) : sentence;
}

function candidatesIn({ unread }: Row) {
  return (unread?.candidates ?? []).map((candidate) => ({ ...candidate, how: saidOf(candidate.how, candidate.said) }));
}

function countryIn(cc: string | null) {
  return cc === null ? <NotKnown /> : verdictWords.type.in(cc, null);
}

function Status({
  row: {
    unread,
    verdict: { state, severity },
  },
}: {
  row: Row;
}) {
  if (unread) return <span className="text-text-2">{text.states.unread}</span>;
  if (state !== 'warning') return <span className={state === 'unknown' ? 'text-text-2' : ''}>{text.states[state]}</span>;
  return severity === 'danger' ? (
    <strong className="font-semibold text-danger">{text.states.danger}</strong>
  ) : (
    <strong className="font-semibold text-warning">{text.states.warning}</strong>
  );
}
