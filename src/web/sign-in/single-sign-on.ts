/** The destination after a single sign-on, kept in the browser meanwhile. It is checked again before it is followed. */

const targetKey = 'afterSingleSignOn';

export function keepTarget(target: string | null) {
  if (target === null) sessionStorage.removeItem(targetKey);
  else sessionStorage.setItem(targetKey, target);
}

/** Answers the destination, once. */
export function takeTarget(): string | null {
  const target = sessionStorage.getItem(targetKey);
  sessionStorage.removeItem(targetKey);
  return target;
}

/** Reads the parts of the provider's answer in the address that the portal needs; null if there is none. */
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
