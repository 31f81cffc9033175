import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a certificate for 127.0.0.1 and localhost, signed with itself, and its key: files in `directory`. Needs `openssl`. */
export function makeCertificate(directory: string): { certificate: string; key: string } {
  const [certificate, key] = [join(directory, 'own.pem'), join(directory, 'own.key')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}
