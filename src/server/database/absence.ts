/** Detects a database that cannot be used now, from errors of its server, of a pooler in front of it, or of the network. */
import { OutsideFault } from '../base/errors.ts';

/** The server cannot be reached, or the connection broke: an error of the connection, not of a statement. */
export class DatabaseAway extends OutsideFault {}

/** The meaning of an SQLSTATE for a call: retry in a moment, in a few minutes, or at once. */
export type Trouble = 'away' | 'read only' | 'somebody else';

/** Kinds of trouble by SQLSTATE. PgBouncer sends 08P01 for anything that it cannot do: its server crashed, is absent, or has no place. */
const troubles: Readonly<Record<string, Trouble>> = {
  '08000': 'away',
  '08001': 'away',
  '08003': 'away',
  '08004': 'away',
  '08006': 'away',
  '08007': 'away',
  '08P01': 'away',
  // A read-only transaction, the only kind on a standby.
  '25006': 'read only',
  // The transaction was idle for too long.
  '25P03': 'away',
  '28000': 'away',
  '28P01': 'away',
  '3D000': 'away',
  // Two transactions conflict: serialisation, deadlock, a lock.
  '40001': 'somebody else',
  '40P01': 'somebody else',
  '55P03': 'somebody else',
  // Privileges were revoked.
  '42501': 'away',
  // Out of resources: disk, memory, connections, or a configured limit.
  '53000': 'away',
  '53100': 'read only',
  '53200': 'away',
  '53300': 'away',
  '53400': 'away',
  // Cancelled; the server stops, crashed, starts; the database was dropped; the connection was idle for too long.
  '57014': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P04': 'away',
  '57P05': 'away',
  '58000': 'away',
  '58030': 'away',
};

/** Classifies the trouble that `error` reports; undefined for every other error. */
export function troubleIn(error: unknown): Trouble | undefined {
  if (error instanceof DatabaseAway) return 'away';
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? troubles[error.code] : undefined;
}

/** Returns true if `error` says that the database is read-only. */
export function takesNoWrites(error: unknown): boolean {
  return troubleIn(error) === 'read only';
}

const untrusted = 'TLS: its certificate is of no authority that this machine trusts (sslrootcert in DATABASE_URL names one)';

/** Causes of a failed connection, by the code of Node or the SQLSTATE. */
const causes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it hung up',
  EPIPE: 'it hung up',
  ENOTFOUND: 'no host has this name',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ETIMEDOUT: 'it does not answer',
  ENOENT: 'there is no such socket',
  EACCES: 'this user may not use the socket',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: 'TLS: its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS: its certificate is for another name',
  '28P01': 'the name or the password in DATABASE_URL is wrong',
  '53300': 'it has no connection free',
  '57P03': 'it is starting or stopping',
};

/** The address of a server. */
export interface Place {
  readonly host: string;
  readonly port: number;
  readonly database: string | undefined;
}

/** Explains why the connection to `place` failed, with host and port, and never with the password. */
export function whyAway({ host, port, database }: Place, cause: unknown): string {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const code = 'code' in error ? String(error.code) : '';
  const words = error.message.split('\n')[0] ?? '';
  const place = host.startsWith('/') ? host : `${host}:${port}`;
  return `(${place}): ${reason()}`;

  function reason(): string {
    if (code === '3D000') return `it has no database called ${database ?? ''}`.trim();
    if (code === '28000') return `it does not let this user in from here: ${words}`;
    // A file that DATABASE_URL names, such as a certificate, is missing.
    if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'open') return words;
    return causes[code] ?? words;
  }
}
