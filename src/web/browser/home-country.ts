/** As of which country numbers are read that are typed without a country code: the choice of whoever is signed in, or of their organisation. */
import { createStore } from './store.ts';

interface HomeCountry {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** Whether they may keep another one: a support view writes nothing. */
  readonly mayKeep: boolean;
}

const held = createStore<HomeCountry>({ mayKeep: false });

export const useHomeCountry = held.useValue;
export const currentHomeCountry = held.get;

export function setHomeCountry(next: HomeCountry) {
  const { country, mayKeep } = held.get();
  if (next.country !== country || next.mayKeep !== mayKeep) held.set(next);
}
