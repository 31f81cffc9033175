/** Workers of the portal's own. A worker's address is a Trusted Types sink; this policy admits same-origin addresses and nothing else. */

/** What of Trusted Types is needed here; the DOM library does not describe them yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/** Named in the content security policy. A policy of one name can be made once in a document, so every worker starts here. */
const policyName = 'portal-worker';
let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

export function startWorker(url: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: sameOrigin }) ?? { createScriptURL: sameOrigin };
  // The build writes workers as modules, so that they fetch what they need when they need it.
  return new Worker(policy.createScriptURL(url), { type: 'module' });
}

function sameOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError('A worker comes from the portal itself');
  return url;
}
