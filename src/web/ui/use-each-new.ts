import { useEffect, useEffectEvent, useRef } from 'react';

const none = Symbol('none');

/** Runs for the first value and for each that is another one. An effect alone runs again, too, whenever the tab that it stands in comes back. */
export function useEachNew<Value>(value: Value, run: (value: Value) => void) {
  const known = useRef<Value | typeof none>(none);
  const onNew = useEffectEvent(run);
  useEffect(() => {
    if (Object.is(known.current, value)) return;
    known.current = value;
    onNew(value);
  }, [value]);
}
