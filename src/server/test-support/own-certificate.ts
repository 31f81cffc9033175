import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const kinds = { ec: ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'], rsa: ['-newkey', 'rsa:2048'] } as const;

/** Makes a certificate for 127.0.0.1 and localhost, signed with itself, and its key: files in `directory`. Needs `openssl`. */
export function makeCertificate(directory: string, kind: keyof typeof kinds = 'ec'): { certificate: string; key: string } {
  const [certificate, key] = [join(directory, 'own.pem'), join(directory, 'own.key')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
  const made = ['req', '-x509', ...kinds[kind], '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}
