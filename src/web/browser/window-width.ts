/** Width of the window: from 640 px on there is room for wide tables. */
import { useSyncExternalStore } from 'react';

const wide = '(min-width: 640px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
