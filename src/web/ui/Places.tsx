/**
 * Places of a screen, such as tabs: one is shown. A hidden one runs no effects: its started work and its questions about unsaved changes are kept
 * here, above it.
 */
import { Activity, createContext, use, useEffect, useLayoutEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { createStore } from '../browser/store.ts';

/** A component that warns before unsaved changes are lost. The form brings it along, so that screens without a form do not load it. */
type Question = FunctionComponent<{ isUnsaved: boolean }>;

interface Kept {
  /** Returns the id of the current place. */
  shownNow: () => string;
  /** Cleanups for when the screen is left, each with the place that started it. */
  ends: Map<() => void, string>;
  /** Sets the question of a form; it holds while the form is hidden. Null: nothing to lose. */
  tell: (form: symbol, question: Question | null) => void;
}

const KeptContext = createContext<Kept | null>(null);
const PlaceContext = createContext('');

interface PlacesProps {
  /** Every place; one that is removed takes its started work and its forms along. */
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
  // Runs before the passive effects of the hidden place end: they read the shown place.
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

/** A place. Its state stays while it is hidden, and nothing in it runs. */
export function Place({ id, isShown, children }: { id: string; isShown: boolean; children: ReactNode }) {
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <PlaceContext value={id}>{children}</PlaceContext>
    </Activity>
  );
}

/** Runs `end`, as first given, when the screen is left or the component is removed; not when its place is hidden. */
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

/** Tells the surrounding places whether a form has something to lose. Returns false if there are none: the form must then ask by itself. */
export function useToldToPlaces(question: Question | null): boolean {
  const kept = use(KeptContext);
  const [form] = useState(() => Symbol('form'));
  useEffect(() => kept?.tell(form, question), [kept, form, question]);
  useWhenLeft(() => kept?.tell(form, null));
  return kept !== null;
}
