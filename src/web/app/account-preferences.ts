/** Sync of preferences: loads the account's into this browser and saves local choices to the account. */
import { useEffect, useState } from 'react';
import { readPreferences, savePreferences } from '../../shared/account/preferences.ts';
import { serviceCodes } from '../../shared/services/services.ts';
import { call } from '../api/call.ts';
import { reportFailure } from '../api/report-failure.ts';
import { setHomeCountry } from '../browser/home-country.ts';
import {
  currentPreferences,
  keepPreferences,
  notePreferencesSent,
  onPreferenceChosen,
  type StoredPreferences,
  usePreferences,
} from '../browser/preferences.ts';
import { followPreferredLanguage } from '../browser/preferred-language.ts';
import { currentSession, useSession } from '../session/session.ts';

/** Key of the owner of the stored preferences: a portalId. */
const ownerKey = 'preferencesOf';
/** Key of choices that the account does not have yet: the user may leave the page while they are on their way. */
const unsavedKey = 'preferencesUnsaved';

/** True once the preferences are loaded, or loading failed. A browser that already holds them does not wait. */
export function useAccountPreferences(): boolean {
  const owner = useSession().userInfo?.portalId;
  const [isThere, setThere] = useState(() => owner === undefined || localStorage.getItem(ownerKey) === owner);
  useHomeCountryOfSession();
  useEffect(() => (owner === undefined ? undefined : followAccount(owner, () => setThere(true))), [owner]);
  return isThere;
}

/** Sets the home country: the user's own wins over the organisation's. A support view reads numbers as the customer does. */
function useHomeCountryOfSession() {
  const { userInfo, isSupportView } = useSession();
  const { homeCountry = 'organisation' } = usePreferences();
  const { own = null, ofOrganisation = null } = userInfo?.homeCountry ?? {};
  const chosen = isSupportView ? own : homeCountry === 'organisation' ? null : homeCountry;
  useEffect(
    () => setHomeCountry({ country: chosen ?? ofOrganisation ?? undefined, mayKeep: !isSupportView }),
    [chosen, ofOrganisation, isSupportView],
  );
}

function followAccount(owner: string, onThere: () => void): () => void {
  let isOver = false;
  let isLoaded = false;
  let chosenMeanwhile = unsavedOf(owner);
  let saved: Promise<unknown> = Promise.resolve();
  const isTheirSession = () => currentSession().userInfo?.portalId === owner;
  // One save after the other, so that the last choice stays. A support view saves nothing.
  const save = () => {
    if (currentSession().isSupportView) return;
    saved = saved.then(async () => {
      const sent = chosenMeanwhile;
      // The screens may be left by now, for example by a sign-out, which waits for this.
      if (!isTheirSession() || !(await send(sent)) || isOver || sent !== chosenMeanwhile) return;
      chosenMeanwhile = {};
      localStorage.removeItem(unsavedKey);
    });
    notePreferencesSent(saved);
  };
  onPreferenceChosen((part) => {
    chosenMeanwhile = { ...chosenMeanwhile, ...part };
    localStorage.setItem(unsavedKey, JSON.stringify(chosenMeanwhile));
    if (isLoaded) save();
  });
  const load = async () => {
    try {
      const { message } = await call(readPreferences, {});
      if (isOver) return;
      keepPreferences({ ...currentPreferences(), ...message, ...chosenMeanwhile });
      localStorage.setItem(ownerKey, owner);
      if (followPreferredLanguage()) return;
      isLoaded = true;
      if (Object.keys(chosenMeanwhile).length > 0) save();
    } catch (failure) {
      reportFailure(readPreferences.operation, failure);
    }
    if (!isOver) onThere();
  };
  void load();
  return () => {
    isOver = true;
    onPreferenceChosen(() => undefined);
  };
}

function unsavedOf(owner: string): StoredPreferences {
  const isTheirs = localStorage.getItem(ownerKey) === owner;
  // A parsing edge: `onPreferenceChosen` above writes the value.
  return isTheirs ? (JSON.parse(localStorage.getItem(unsavedKey) ?? '{}') as StoredPreferences) : {};
}

/** Adds local choices to the account's current ones, which may come from another device. Returns false if the account does not have them. */
async function send(chosen: StoredPreferences): Promise<boolean> {
  try {
    const { message } = await call(readPreferences, {});
    const { services, ...others } = { ...message, ...chosen };
    const known = services && serviceCodes.filter((code) => services.includes(code));
    await call(savePreferences, { body: { ...others, ...(known && { services: known }) } });
    return true;
  } catch (failure) {
    reportFailure(savePreferences.operation, failure);
    return false;
  }
}
