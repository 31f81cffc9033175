/** The portal's own workers. A worker's address is a Trusted Types sink; this policy admits same-origin addresses and nothing else. */

/** The part of Trusted Types that is needed here; the DOM library does not describe them yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/** Named in the content security policy. A document can make a policy of one name only once, so every worker starts here. */
const policyName = 'portal-worker';
let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

export function startWorker(url: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: sameOrigin }) ?? { createScriptURL: sameOrigin };
  // The build writes workers as modules, so that they fetch their parts on demand.
  return new Worker(policy.createScriptURL(url), { type: 'module' });
}

function sameOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError('A worker comes from the portal itself');
  return url;
}
