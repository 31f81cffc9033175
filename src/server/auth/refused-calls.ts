/** Refused calls in the audit log: counted, so that nobody fills it by asking again and again for what they may not. */
import type { Said } from '../../shared/base/sayings.ts';
import type { Db } from '../database/database.ts';
import { inMinutes, spend } from './attempt-budgets.ts';
import { recordAuditOf } from './audit-log.ts';
import type { Session } from './sessions.ts';

/** Refuses nothing: it only counts. */
const refusedCalls = { name: 'refused call', max: 2_147_483_647, windowEnd: inMinutes(1) };

interface Refusal {
  /** A key is refused where it comes from a place that its owner did not name. */
  readonly action?: 'call refused' | 'key refused';
  readonly call: string;
  readonly refusal: Said;
}

/** Records the first refusal of `call` to this caller in a minute, and then the tenth, the hundredth and so on. */
export async function recordRefusal(db: Db, session: Session, { action = 'call refused', call, refusal }: Refusal): Promise<void> {
  const caller = session.key?.prefix ?? session.support?.by ?? session.portalId;
  const count = (await spend(db, refusedCalls, `${caller} ${action} ${call}`)) ?? 1;
  if (!/^10*$/.test(String(count))) return;
  const times = count === 1 ? '' : ` (${count.toLocaleString('en')} times within a minute)`;
  await recordAuditOf(db, session, { action, detail: `${call}: ${refusal.text}${times}` });
}
