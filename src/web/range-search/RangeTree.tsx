import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { RangeBranch } from '../../shared/range-search/range-tree.ts';
import { shareText, type Step, stepOf, type TreeItem } from './tree-walk.ts';
import { rangeTreeText } from './range-search.text.tsx';
import { greyColour, operatorColours } from './operator-colours.ts';

interface RangeTreeProps {
  items: readonly TreeItem[];
  /** The prefix of the item that has the focus, or will have it. */
  present: string;
  nameOf: (country: string) => string;
  onStep: (step: NonNullable<Step>) => void;
}

/** A tree by the ARIA Authoring Practices: one tab stop, arrows walk, open and close. The item that has the focus is the one chosen. */
export function RangeTree({ items, present, nameOf, onStep }: RangeTreeProps) {
  const tree = useRef<HTMLUListElement>(null);
  const isWalking = useRef(false);
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    tree.current?.querySelector<HTMLElement>(`[data-prefix="${present}"]`)?.focus();
  }, [present]);
  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event.key, items, present);
    if (step === undefined) return;
    event.preventDefault();
    isWalking.current = 'goTo' in step;
    onStep(step);
  };
  const press = ({ branch, isOpen }: TreeItem) => {
    onStep({ goTo: branch.prefix });
    if (branch.hasBranches) onStep(isOpen ? { close: branch.prefix } : { open: branch.prefix });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on the items; their key presses arrive here
    <ul ref={tree} role="tree" aria-label={rangeTreeText.name} className="flex flex-col" onKeyDown={walk}>
      {items.map((item) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree hears the keys
        <li
          key={item.branch.prefix}
          role="treeitem"
          data-prefix={item.branch.prefix}
          aria-level={item.level}
          aria-posinset={item.place}
          aria-setsize={item.of}
          aria-expanded={item.branch.hasBranches ? item.isOpen : undefined}
          aria-selected={item.branch.prefix === present}
          tabIndex={item.branch.prefix === present ? 0 : -1}
          onClick={() => press(item)}
          onFocus={() => onStep({ goTo: item.branch.prefix })}
          className="relative grid cursor-pointer grid-cols-[minmax(0,2fr)_minmax(5rem,3fr)] items-center gap-x-4 max-sm:grid-cols-[max-content_minmax(0,1fr)] max-sm:gap-x-2 rounded-control border-b border-border px-2 py-1.5 hover:bg-hover aria-selected:bg-selected"
        >
          {/* Every operator of the bar, and the countries that a narrow screen leaves out. */}
          <span className="sr-only">{itemName(item.branch, nameOf)}</span>
          <ItemLine item={item} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  );
}

const deepestIndent = 6;
const indents = ['ps-0', 'ps-1.5 sm:ps-3', 'ps-3 sm:ps-6', 'ps-4.5 sm:ps-9', 'ps-6 sm:ps-12', 'ps-7.5 sm:ps-15', 'ps-9 sm:ps-18'];

function ItemLine({ item: { branch, level, isOpen }, nameOf }: { item: TreeItem; nameOf: (country: string) => string }) {
  const [first] = branch.operators;
  return (
    <div aria-hidden="true" className="contents">
      <span className={`flex min-w-0 items-baseline gap-2 ${indents[Math.min(level - 1, deepestIndent)]}`}>
        <span aria-hidden="true" className="w-3 shrink-0 text-text-2">
          {branch.hasBranches ? (isOpen ? '▾' : '▸') : ''}
        </span>
        <bdi dir="ltr" className="mono">
          {branch.prefix.slice(0, -1)}
          <strong>{branch.prefix.slice(-1)}</strong>
        </bdi>
        <span className="min-w-0 truncate text-small text-text-2 max-sm:hidden">{countriesText(branch, nameOf)}</span>
      </span>
      <span className="min-w-0">
        <ShareBar {...branch} />
        <span className="flex min-w-0 justify-between gap-3 text-small text-text-2">
          <span className="min-w-0 truncate">{first && `${first.spName} ${shareText(first.numbers, branch.numbers)}`}</span>
          <span className="shrink-0 max-sm:hidden">{rangesText(branch.ranges)}</span>
        </span>
      </span>
    </div>
  );
}

export function rangesText(ranges: number): string {
  return rangeTreeText.ranges(ranges);
}

export function countriesText({ countries, countryCount }: RangeBranch, nameOf: (country: string) => string): string {
  const more = countryCount - countries.length;
  const names = countries.map(nameOf).join(', ');
  return more > 0 ? rangeTreeText.andMore(names, more) : names;
}

function itemName(branch: RangeBranch, nameOf: (country: string) => string): string {
  const shares = branch.operators.map(({ spName, numbers }) => `${spName} ${shareText(numbers, branch.numbers)}`);
  const others = branch.others.ranges > 0 ? [rangeTreeText.others(shareText(branch.others.numbers, branch.numbers))] : [];
  return `${branch.prefix}, ${countriesText(branch, nameOf)}, ${rangesText(branch.ranges)}: ${[...shares, ...others].join(', ')}`;
}

/** Shows the operators' shares of a branch as one bar; screen readers find them in the item's name. */
function ShareBar({ operators, others, numbers }: Pick<RangeBranch, 'operators' | 'others' | 'numbers'>) {
  const colours = operatorColours(operators.map(({ spName }) => spName));
  const parts = [
    ...operators.map(({ numbers: held }, index) => ({ held, colour: colours[index] ?? greyColour })),
    { held: others.numbers, colour: greyColour },
  ];
  let start = 0;
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 10" preserveAspectRatio="none" className="block h-3 w-full rounded-control">
      {parts.map(({ held, colour }, index) => {
        const width = numbers === 0 ? 0 : (held / numbers) * 1000;
        const x = start;
        start += width;
        // A sliver of background separates two parts.
        return <rect key={index} x={x} y="0" width={Math.max(0, width - 3)} height="10" fill={colour} />;
      })}
    </svg>
  );
}
