import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { codeChunk } from '../browser/code-chunk.ts';
import { keepTypedAhead } from '../command-box/typed-ahead.ts';
import { useOpenedBox } from '../navigation/opened-box.ts';
import { listenToKeys } from './keys.ts';

const keyList = codeChunk(() => import('./KeyList.tsx').then((module) => module.KeyList));
const commandDialog = codeChunk(() => import('../command-box/CommandDialog.tsx').then((module) => module.CommandDialog));

/** The portal's shortcuts and the boxes that they open. The code of a box loads once the screen is drawn, or on demand. */
export function Keyboard() {
  const opened = useOpenedBox();
  // Listens as soon as the screen is drawn.
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

/** Replaces the box while its code loads, and keeps what the user types. */
function TypedAhead() {
  useLayoutEffect(keepTypedAhead, []);
  return null;
}

const preloadAfterMs = 1_000;
