/** The country in which numbers without a country code are read: the user's choice, or their organisation's. */
import { createStore } from './store.ts';

interface HomeCountry {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** True if they can keep another one: a support view writes nothing. */
  readonly mayKeep: boolean;
}

const held = createStore<HomeCountry>({ mayKeep: false });

export const useHomeCountry = held.useValue;
export const currentHomeCountry = held.get;

export function setHomeCountry(next: HomeCountry) {
  const { country, mayKeep } = held.get();
  if (next.country !== country || next.mayKeep !== mayKeep) held.set(next);
}
