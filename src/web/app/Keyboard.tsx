import { Suspense, useEffect, useLayoutEffect } from 'react';
import { codeChunk } from '../browser/code-chunk.ts';
import { useOpenedBox } from '../navigation/opened-box.ts';
import { listenToKeys } from './keys.ts';

const keyList = codeChunk(() => import('./KeyList.tsx').then((module) => module.KeyList));
const commandDialog = codeChunk(() => import('./CommandDialog.tsx').then((module) => module.CommandDialog));

/** The keys of the portal, and what they open. Its code comes once the screen stands, or when it is asked for. */
export function Keyboard() {
  const opened = useOpenedBox();
  // What is drawn hears its keys.
  useLayoutEffect(listenToKeys, []);
  useEffect(() => {
    const timer = setTimeout(() => void commandDialog.preload(), preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense fallback={null}>
      {opened === 'box' && <commandDialog.Component />}
      {opened === 'keys' && <keyList.Component />}
    </Suspense>
  );
}

const preloadAfterMs = 1_000;
