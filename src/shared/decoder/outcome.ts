/** Outcome of an answer in each protocol: its reason code as a status of DNS (RFC 1035) and of SIP (RFC 3261). */
import { reasonCode } from '../services/reason-codes.ts';

interface Outcome {
  /** True if the reply carries a record or a contact. */
  readonly isAnswered: boolean;
  readonly dns: 'NOERROR' | 'FORMERR' | 'NXDOMAIN' | 'REFUSED' | 'SERVFAIL';
  readonly sip: string;
}

const answered: Outcome = { isAnswered: true, dns: 'NOERROR', sip: '302 Moved Temporarily' };
const malformed: Outcome = { isAnswered: false, dns: 'FORMERR', sip: '484 Address Incomplete' };
const notFound: Outcome = { isAnswered: false, dns: 'NXDOMAIN', sip: '404 Not Found' };
const notAllowed: Outcome = { isAnswered: false, dns: 'REFUSED', sip: '403 Forbidden' };
const tooMany: Outcome = { isAnswered: false, dns: 'REFUSED', sip: '503 Service Unavailable' };
const failed: Outcome = { isAnswered: false, dns: 'SERVFAIL', sip: '503 Service Unavailable' };

/** Codes whose outcome differs from that of their class. */
const byCode = new Map<number, Outcome>([
  [100, malformed],
  [101, notFound],
  [102, notFound],
  [103, notFound],
  [502, tooMany],
]);

/** Returns the outcome for a client in call processing. An unknown code is a failure. */
export function outcomeOf(rc: number): Outcome {
  const special = byCode.get(rc);
  if (special) return special;
  const kind = reasonCode(rc)?.class;
  if (kind === 'account') return notAllowed;
  return kind === undefined || kind === 'failure' ? failed : answered;
}
