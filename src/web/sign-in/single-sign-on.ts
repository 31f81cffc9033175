/** What a browser keeps while somebody signs in at their organisation: where they wanted to go. It is looked at again before it is followed. */

const targetKey = 'afterSingleSignOn';

export function keepTarget(target: string | null) {
  if (target === null) sessionStorage.removeItem(targetKey);
  else sessionStorage.setItem(targetKey, target);
}

/** Once. */
export function takeTarget(): string | null {
  const target = sessionStorage.getItem(targetKey);
  sessionStorage.removeItem(targetKey);
  return target;
}

/** What the provider wrote into the address, as far as the portal needs it; null where nobody was led back. */
export function answerIn(search: string): { state: string; code?: string; iss?: string; error?: string } | null {
  const said = new URLSearchParams(search);
  const state = said.get('state');
  if (state === null || (said.get('code') === null && said.get('error') === null)) return null;
  const optional = (['code', 'iss', 'error'] as const).flatMap((name) => {
    const value = said.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  return { state, ...Object.fromEntries(optional) };
}
