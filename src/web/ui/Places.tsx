/**
 * Places of a screen of which one is shown, such as tabs. A hidden one runs no effects: what it began and what it would ask before it is left is
 * kept here, above it.
 */
import { Activity, createContext, use, useEffect, useLayoutEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { createStore } from '../browser/store.ts';

/** What asks before unsaved changes are lost. The form brings it along, so that a screen without one does without it. */
type Question = FunctionComponent<{ isUnsaved: boolean }>;

interface Kept {
  /** Which place is shown by now. */
  shownNow: () => string;
  /** What is to be done when the screen is left, and in which place it was begun. */
  ends: Map<() => void, string>;
  /** What the form said last holds while it is hidden; null for nothing to lose. */
  tell: (form: symbol, question: Question | null) => void;
}

const KeptContext = createContext<Kept | null>(null);
const PlaceContext = createContext('');

interface PlacesProps {
  /** Every place there is; one that goes takes what it began and its forms along. */
  ids: readonly string[];
  shownId: string;
  children: ReactNode;
}

export function Places({ ids, shownId, children }: PlacesProps) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<symbol, Question>>(new Map());
  const [shown] = useState(() => createStore(shownId));
  const [kept] = useState<Kept>({
    shownNow: shown.get,
    ends: new Map(),
    tell: (form, question) => setUnsaved((now) => (now.get(form) === (question ?? undefined) ? now : withQuestion(now, form, question))),
  });
  // Before the passive effects of the place that this hides end: they ask which one is shown.
  useLayoutEffect(() => shown.set(shownId), [shown, shownId]);
  useEffect(() => endThoseWhere(kept, (place) => !ids.includes(place)));
  useEffect(() => () => endThoseWhere(kept, () => true), [kept]);
  const [Asking] = unsaved.values();
  return (
    <KeptContext value={kept}>
      {children}
      {Asking && <Asking isUnsaved />}
    </KeptContext>
  );
}

function withQuestion(now: ReadonlyMap<symbol, Question>, form: symbol, question: Question | null): ReadonlyMap<symbol, Question> {
  return new Map([...[...now].filter(([one]) => one !== form), ...(question === null ? [] : [[form, question] as const])]);
}

function endThoseWhere({ ends }: Kept, isOver: (place: string) => boolean) {
  for (const [end, place] of ends) {
    if (isOver(place) && ends.delete(end)) end();
  }
}

/** One of them. Its state stays while it is hidden, and nothing in it runs. */
export function Place({ id, isShown, children }: { id: string; isShown: boolean; children: ReactNode }) {
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <PlaceContext value={id}>{children}</PlaceContext>
    </Activity>
  );
}

/** `end`, as it is given first, runs when the screen is left, or what uses this goes from it; not when its place is hidden. */
export function useWhenLeft(end: () => void) {
  const kept = use(KeptContext);
  const place = use(PlaceContext);
  const [first] = useState(() => end);
  useEffect(() => {
    kept?.ends.set(first, place);
    return () => {
      if (kept === null) first();
      else if (kept.shownNow() === place && kept.ends.delete(first)) first();
    };
  }, [kept, place, first]);
}

/** Tells the places around a form whether it has something to lose; false where there are none, and it has to ask by itself. */
export function useToldToPlaces(question: Question | null): boolean {
  const kept = use(KeptContext);
  const [form] = useState(() => Symbol('form'));
  useEffect(() => kept?.tell(form, question), [kept, form, question]);
  useWhenLeft(() => kept?.tell(form, null));
  return kept !== null;
}
