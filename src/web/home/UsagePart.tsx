import type { Counts, Usage } from '../../shared/home/home.ts';
import { formatCount } from '../locale/current-locale.ts';
import { Loaded } from '../api/Loaded.tsx';
import { ScreenLink } from '../ui/ScreenLink.tsx';
import { HomeSection } from './HomeSection.tsx';
import { homeText } from './home.text.tsx';
import { allOf, changeOfWeek, failedShare, lineOver } from './usage-words.ts';
import { useHomePart } from '../api/use-home-part.ts';

const text = homeText.usage;

/** The number of queries yesterday and in the last week, and a line over thirty days. */
export function UsagePart() {
  return (
    <HomeSection
      title={text.title}
      more={
        <ScreenLink to="/reports" className="link">
          {text.link}
        </ScreenLink>
      }
    >
      <Loaded reply={useHomePart('usage')}>{(usage) => usage && <Figures usage={usage} />}</Loaded>
    </HomeSection>
  );
}

function Figures({ usage: { yesterday, lastWeek, weekBefore, days } }: { usage: Usage }) {
  return (
    <>
      <dl className="flex flex-wrap gap-x-12 gap-y-3">
        <Figure name={text.yesterday} counts={yesterday} />
        <Figure name={text.lastWeek} counts={lastWeek} change={changeOfWeek(lastWeek, weekBefore)} />
      </dl>
      <Line days={days} />
    </>
  );
}

function Figure({ name, counts, change }: { name: string; counts: Counts; change?: string }) {
  return (
    <div className="flex flex-col">
      <dt className="text-text-2">{name}</dt>
      <dd className="mono text-h1 font-medium">{formatCount(allOf(counts))}</dd>
      <dd className="text-small text-text-2">{failedShare(counts)}</dd>
      {change && <dd className="text-small text-text-2">{change}</dd>}
    </div>
  );
}

const size = { width: 300, height: 48 };

function Line({ days }: Pick<Usage, 'days'>) {
  const values = days.map(allOf);
  const most = Math.max(0, ...values);
  const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day];
  const busiest = days[values.indexOf(most)]?.day ?? '';
  return (
    <figure className="text-small text-text-2">
      <svg
        aria-hidden="true"
        viewBox={`0 -2 ${size.width} ${size.height + 4}`}
        preserveAspectRatio="none"
        className="block h-16 w-full text-link"
      >
        <path d={`M0 ${size.height}H${size.width}`} stroke="var(--border)" vectorEffect="non-scaling-stroke" />
        <polyline
          points={lineOver(values, size)}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4">
        <span className="sr-only">{most === 0 ? text.chartOfNone(from, to) : text.chart({ from, to }, most, busiest)}</span>
        <span className="mono">{from}</span>
        {most > 0 && <span>{text.busiest(most)}</span>}
        <span className="mono">{to}</span>
      </figcaption>
    </figure>
  );
}
