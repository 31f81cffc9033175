import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const kinds = { ec: ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'], rsa: ['-newkey', 'rsa:2048'] } as const;

interface Wanted {
  readonly kind?: keyof typeof kinds;
  /** Whose it is, as openssl writes it. */
  readonly names?: string;
}

/** Makes a certificate, for 127.0.0.1 and localhost unless told otherwise, signed with itself, and its key: files in `directory`. Needs `openssl`. */
export function makeCertificate(
  directory: string,
  { kind = 'ec', names = 'IP:127.0.0.1,DNS:localhost' }: Wanted = {},
): { certificate: string; key: string } {
  const [certificate, key] = [join(directory, 'own.pem'), join(directory, 'own.key')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', `subjectAltName=${names}`];
  const made = ['req', '-x509', ...kinds[kind], '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}
