/** The dialog that is open above everything else; null where none is. */
import type { RefObject } from 'react';
import { createStore } from '../browser/store.ts';

export type TopDialog = RefObject<HTMLDialogElement | null> | null;

export const topDialog = createStore<TopDialog>(null);
