/** Findings of a batch about its numbers, and the columns of a joined file that sum up a number. */
import * as z from 'zod/mini';
import { batchesWanted } from './wanted.ts';

/**
 * `listed`: on a fraud list. `ported`: ported in the last 30 days. `unassigned`: its network does not know it, or nobody can hold it. `unreachable`: off, out of
 * reach or barred. `unknown`: nothing is known, or no fraud list could be checked. `failed`: a service did not answer.
 */
export const findings = ['listed', 'ported', 'unassigned', 'unreachable', 'unknown', 'failed'] as const;
export const Finding = z.enum(findings, { error: batchesWanted.finding.text });
export type Finding = z.infer<typeof Finding>;

/** The first that holds for a number. */
export const risks = [
  'listed',
  'unassigned',
  'ported recently',
  'sources disagree',
  'expensive',
  'nothing known against it',
  'unknown',
] as const;
export type Risk = (typeof risks)[number];

/** Columns of a joined file that sum up a number, in their order. A cell is empty if no service for it was queried. */
export const briefColumns = ['verdict', 'risk', 'type', 'country', 'operator', 'ported', 'lastPort', 'reachable', 'lists'] as const;
