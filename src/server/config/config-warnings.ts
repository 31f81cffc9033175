/** Warnings at start: settings that may not do what the operator expects. */
import { misspeltNames } from './misspelt.ts';
import { isThisMachine } from './plaintext.ts';
import { variables } from './variables.ts';

/** Returns a sentence for each doubt about `env`. It contains no value of a secret. */
export function configWarnings(env: Readonly<Record<string, string | undefined>>): string[] {
  const { HOST = '', TRUST_PROXY = '', PUBLIC_URL = '', SUPPORT_EMAIL = '' } = env;
  const sendsMails = Boolean(env['SMTP_URL'] ?? env['SMTP_URL_FILE']);
  const believesAnybody = HOST !== '' && !isThisMachine(HOST) && /^(true|[1-9])$/.test(TRUST_PROXY);
  return [
    ...misspeltNames(env),
    ...(believesAnybody
      ? [
          `TRUST_PROXY=${TRUST_PROXY} trusts the X-Forwarded-For of anyone who reaches HOST ${HOST}: name the addresses of the proxies, or let no other machine reach it`,
        ]
      : []),
    ...(sendsMails && PUBLIC_URL === ''
      ? ['PUBLIC_URL is unset: links in e-mails lead to http://localhost and work only on this machine']
      : []),
    ...(sendsMails && SUPPORT_EMAIL === ''
      ? [`SUPPORT_EMAIL is unset: people and tickets are directed to ${variables.SUPPORT_EMAIL.unset}, which nobody reads`]
      : []),
    ...(URL.canParse(PUBLIC_URL) && isInClear(new URL(PUBLIC_URL))
      ? ['PUBLIC_URL is http://: passwords and numbers travel unencrypted, and browsers offer no passkeys']
      : []),
  ];
}

const isInClear = ({ protocol, hostname }: URL) => protocol === 'http:' && !isThisMachine(hostname);
