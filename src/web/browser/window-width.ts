/** Width of the window: from 640 px on there is room for wide tables. */
import { createStore } from './store.ts';

const wide = matchMedia('(min-width: 640px)');
const isWide = createStore(wide.matches);

wide.addEventListener('change', () => isWide.set(wide.matches));

export const useIsWide = isWide.useValue;
