/** The plans of the world for reading numbers, fetched when the first number is typed, and the home country. */
import { useEffect, useMemo, useState } from 'react';
import { type ReadingHelp, type ReadNumber, readPhoneNumber } from '../../shared/base/phone-number.ts';
import { currentHomeCountry, useHomeCountry } from '../browser/home-country.ts';

type Plans = ReadingHelp['plans'];
let loaded: Plans | undefined;

async function loadPlans(): Promise<Plans | undefined> {
  loaded ??= await import('libphonenumber-js/min').catch(() => undefined);
  return loaded;
}

/** Undefined without the library (offline, an old tab after a deploy): the notation alone is read then. */
export async function loadReadingHelp(): Promise<ReadingHelp | undefined> {
  const plans = await loadPlans();
  return plans && { plans, country: currentHomeCountry().country };
}

/** What a form sends of the text in its field. */
export async function readTypedNumber(typed: string): Promise<ReadNumber> {
  return readPhoneNumber(typed, await loadReadingHelp());
}

/** Undefined while they are not there. `isWanted`: a number is being typed. */
export function useReadingHelp(isWanted: boolean): ReadingHelp | undefined {
  const [plans, setPlans] = useState(loaded);
  const { country } = useHomeCountry();
  useEffect(() => {
    if (!isWanted || plans !== undefined) return;
    let isCurrent = true;
    void loadPlans().then((found) => isCurrent && setPlans(found));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, plans]);
  return useMemo(() => plans && { plans, country }, [plans, country]);
}
