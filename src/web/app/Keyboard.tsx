import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { codeChunk } from '../browser/code-chunk.ts';
import { keepTypedAhead } from '../command-box/typed-ahead.ts';
import { useOpenedBox } from '../navigation/opened-box.ts';
import { listenToKeys } from './keys.ts';

const keyList = codeChunk(() => import('./KeyList.tsx').then((module) => module.KeyList));
const commandDialog = codeChunk(() => import('../command-box/CommandDialog.tsx').then((module) => module.CommandDialog));

/** The keys of the portal, and what they open. Its code comes once the screen stands, or when it is asked for. */
export function Keyboard() {
  const opened = useOpenedBox();
  // What is drawn hears its keys.
  const navigate = useNavigate();
  useLayoutEffect(() => listenToKeys((to) => void navigate({ to })), [navigate]);
  useEffect(() => {
    const timer = setTimeout(() => void commandDialog.preload(), preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense fallback={opened === 'box' && <TypedAhead />}>
      {opened === 'box' && <commandDialog.Component />}
      {opened === 'keys' && <keyList.Component />}
    </Suspense>
  );
}

/** Stands for the box while its code is on the way. */
function TypedAhead() {
  useLayoutEffect(keepTypedAhead, []);
  return null;
}

const preloadAfterMs = 1_000;
