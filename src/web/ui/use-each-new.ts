import { useEffect, useEffectEvent, useRef } from 'react';

const none = Symbol('none');

/** Runs for the first value and for each new one. An effect alone would run again each time its tab returns. */
export function useEachNew<Value>(value: Value, run: (value: Value) => void) {
  const known = useRef<Value | typeof none>(none);
  const onNew = useEffectEvent(run);
  useEffect(() => {
    if (Object.is(known.current, value)) return;
    known.current = value;
    onNew(value);
  }, [value]);
}
