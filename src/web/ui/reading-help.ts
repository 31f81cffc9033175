/** Help for reading numbers: the world's numbering plans, fetched when the first number is typed, and the home country. */
import { useEffect, useMemo, useState } from 'react';
import { type ReadingHelp, type ReadNumber, readPhoneNumber } from '../../shared/base/phone-number.ts';
import { currentHomeCountry, useHomeCountry } from '../browser/home-country.ts';

type Plans = ReadingHelp['plans'];
let loaded: Plans | undefined;

async function loadPlans(): Promise<Plans | undefined> {
  loaded ??= await import('libphonenumber-js/min').catch(() => undefined);
  return loaded;
}

/** Loads the help; undefined without the library (offline, an old tab after a deploy): then only the notation is read. */
export async function loadReadingHelp(): Promise<ReadingHelp | undefined> {
  const plans = await loadPlans();
  return plans && { plans, country: currentHomeCountry().country };
}

/** Reads the input of a field for the form to send. */
export async function readTypedNumber(typed: string): Promise<ReadNumber> {
  return readPhoneNumber(typed, await loadReadingHelp());
}

/** Returns the help; undefined until loaded. `isWanted`: the user is typing a number. */
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
