import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { here } from '../browser/history.ts';
import { Place, Places } from './Places.tsx';
import { textOf, useChangeSearch, useScreenSearch, useSearchNow, type Search } from './search.ts';

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The tab of an address that names none; else the first. */
  initial?: string | undefined;
}

/**
 * Tabs of a page. The address holds the chosen one as `?tab=`; the rest of the query and the fragment belong to the tab, and leave and return with it. A
 * tab's content mounts when first shown and then stays. A hidden tab runs nothing, neither effects nor polls; its forms still guard unsaved changes.
 */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const prefix = useId();
  const asked = useScreenSearch(({ tab }) => textOf(tab)) ?? initial;
  const selected = tabs.find(({ id }) => id === asked) ?? tabs[0];
  const seen = useSeen(selected?.id);
  useFocusOfShown(selected?.id);
  if (selected === undefined) return null;
  return (
    <Places ids={tabs.map(({ id }) => id)} shownId={selected.id}>
      <TabList label={label} tabs={tabs} selectedId={selected.id} prefix={prefix} />
      {tabs
        .filter(({ id }) => seen.has(id))
        .map(({ id, content }) => (
          <section
            key={id}
            role="tabpanel"
            id={`${prefix}-panel-${id}`}
            aria-labelledby={`${prefix}-tab-${id}`}
            hidden={id !== selected.id}
          >
            <Place id={id} isShown={id === selected.id}>
              {content}
            </Place>
          </section>
        ))}
    </Places>
  );
}

/** Moves the focus to the page if a dialog that led to another tab returned it to its opener, which is hidden by now. */
function useFocusOfShown(id: string | undefined) {
  useLayoutEffect(() => {
    if (document.activeElement?.closest('[role=tabpanel][hidden]')) document.getElementById('main')?.focus();
  }, [id]);
}

function useSeen(id: string | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (id === undefined || seen.has(id)) return seen;
  const more = new Set([...seen, id]);
  setSeen(more);
  return more;
}

function TabList({ label, tabs, selectedId, prefix }: { label: string; tabs: readonly Tab[]; selectedId: string; prefix: string }) {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef(new Map<string, { search: Search; hash: string }>());
  const change = useChangeSearch();
  const searchNow = useSearchNow();
  const select = (id: string, push: boolean) => {
    if (id === selectedId) return;
    left.current.set(selectedId, { search: searchNow(), hash: here().hash.slice(1) });
    const { search = {}, hash = '' } = left.current.get(id) ?? {};
    change(() => ({ ...search, tab: id }), { push, hash });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next =
      tabs[
        targetOf(
          event.key,
          tabs.findIndex(({ id }) => id === selectedId),
          tabs.length,
        )
      ];
    if (next === undefined) return;
    event.preventDefault();
    select(next.id, false);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on the tabs; their key presses arrive here
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="mb-6 flex flex-wrap gap-x-6 border-b border-border print:hidden"
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${id}`}
          data-tab={id}
          aria-selected={id === selectedId}
          aria-controls={id === selectedId ? `${prefix}-panel-${id}` : undefined}
          tabIndex={id === selectedId ? 0 : -1}
          className="tab"
          onClick={() => select(id, true)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Returns the index of the tab that a key leads to; -1 for other keys. */
function targetOf(key: string, present: number, count: number): number {
  if (key === 'ArrowRight') return (present + 1) % count;
  if (key === 'ArrowLeft') return (present - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
