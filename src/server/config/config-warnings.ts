/** What the portal starts with, and not as somebody who relies on it may think. */
import { misspeltNames } from './misspelt.ts';
import { isThisMachine } from './plaintext.ts';

/** A sentence for each doubt about `env`. No value of a secret is in it. */
export function configWarnings(env: Readonly<Record<string, string | undefined>>): string[] {
  const { HOST = '', TRUST_PROXY = '' } = env;
  const believesAnybody = HOST !== '' && !isThisMachine(HOST) && /^(true|[1-9])$/.test(TRUST_PROXY);
  return [
    ...misspeltNames(env),
    ...(believesAnybody
      ? [
          `TRUST_PROXY=${TRUST_PROXY} believes the X-Forwarded-For of whoever reaches HOST ${HOST}: name the addresses of the proxies, or let no other machine reach it`,
        ]
      : []),
  ];
}
