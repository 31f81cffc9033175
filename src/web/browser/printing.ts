/** True while the page is being printed. React draws the consequences before the browser lays the paper out. */
import { createStore } from './store.ts';

const paper = matchMedia('print');
const printing = createStore(paper.matches);

paper.addEventListener('change', () => printing.set(paper.matches));
addEventListener('beforeprint', () => printing.set(true));
addEventListener('afterprint', () => printing.set(false));

export const useIsPrinting = printing.useValue;
/** Runs when printing begins and ends; answers the function that stops it. */
export const subscribePrinting = printing.subscribe;
