/** The topmost open dialog; null without one. */
import type { RefObject } from 'react';
import { createStore } from '../browser/store.ts';

export type TopDialog = RefObject<HTMLDialogElement | null> | null;

export const topDialog = createStore<TopDialog>(null);
