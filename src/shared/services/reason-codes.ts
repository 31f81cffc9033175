/** Outcomes of a query, a closed list: the `rc` of an answer is one of these codes. */

import { e164MaxDigits, e164MinDigits } from '../base/limits.ts';

/** Classes of codes: `failed` if reports count their queries as failed, `billed` if these are billed. */
const classes = {
  success: { failed: false, billed: true },
  /** Answered by an AIT rule. */
  verdict: { failed: false, billed: true },
  /** Answered with no. */
  negative: { failed: false, billed: false },
  /** Unknown to all sources. */
  coverage: { failed: false, billed: false },
  /** Refused because of the number. */
  input: { failed: true, billed: false },
  /** Refused because the organisation may not make the query. */
  account: { failed: true, billed: false },
  /** A technical failure. */
  failure: { failed: true, billed: false },
} as const;
export type ReasonClass = keyof typeof classes;
export const reasonClasses = Object.keys(classes) as readonly ReasonClass[];

export type ReasonCode = {
  reasonCode: number;
  /** Meaning and advice for readers of an answer. */
  description: string;
  class: ReasonClass;
  billed: boolean;
  /** `yes` (within minutes) or `later` (the state of the network changes by itself) if a retry helps, otherwise `no`. */
  retry: 'no' | 'yes' | 'later';
  /** True if the same query ends the same way until the number, the data or the account changes. */
  permanent: boolean;
};

const table = [
  reason(0, { class: 'success', description: 'Success. The answer is complete.' }),
  reason(1, { class: 'success', description: 'Success: the number has never been ported. It is still with the holder of its range.' }),
  reason(2, {
    class: 'success',
    description:
      'Success: no porting data for this country or number, so the range holder is returned. The number may have been ported since.',
  }),
  reason(3, {
    class: 'success',
    description:
      'Partly checked: the live network did not answer, a list is missing, or no ranges of the country are loaded. The answer rests on stored data or number ranges only. This does not mean the number is safe. Retry later.',
    retry: 'later',
  }),
  reason(4, {
    class: 'success',
    description:
      'Success: the range or type of the number matches, or its listing is more than a year old. Treat it as a risk, not as proof.',
  }),
  reason(100, {
    class: 'input',
    description: `The number is not in E.164 format. Send ${e164MinDigits} to ${e164MaxDigits} digits with the country code, without + or other characters.`,
  }),
  reason(101, { class: 'input', description: 'The country code is unknown. Check the first digits of the number.' }),
  reason(102, { class: 'input', description: 'The number has the wrong length for its range. Check for missing or extra digits.' }),
  reason(103, {
    class: 'negative',
    description: 'The number is in no range that we know.',
    billed: true,
  }),
  reason(104, {
    class: 'negative',
    description: 'The service does not apply to this type of number. Use another service, such as npq.',
  }),
  reason(105, {
    class: 'coverage',
    description: 'No port dates are available for this country or network, so porting is unknown. Use gnr to find the range holder.',
  }),
  reason(106, { class: 'input', description: 'The number is outside the region of this service. Use a service that covers its country.' }),
  reason(200, {
    class: 'success',
    description: 'The subscriber is absent: switched off or out of reach. Retry later.',
    retry: 'later',
  }),
  reason(201, {
    class: 'success',
    description: 'The subscriber is unknown: the network has not assigned the number. Remove it from your list.',
  }),
  reason(202, {
    class: 'success',
    description: 'The subscriber is barred, or the service is not provisioned. The number is assigned, but cannot be reached this way.',
  }),
  reason(203, {
    class: 'coverage',
    description: 'The network does not support live queries. If porting data covers its numbers, npq names the carrier from stored data.',
  }),
  reason(300, { class: 'failure', description: 'The upstream network timed out. Retry in a moment.', retry: 'yes' }),
  reason(301, {
    class: 'failure',
    description: 'The upstream network returned an error. Retry in a moment; if it persists, open a ticket.',
    retry: 'yes',
  }),
  reason(401, { class: 'verdict', description: 'Not safe to message: nobody has the number. Refuse it.' }),
  reason(402, {
    class: 'verdict',
    description: 'Not safe to message: the number is of a premium, revenue-share or personal type. Refuse it.',
  }),
  reason(403, {
    class: 'verdict',
    description: 'Not safe to message: the number or its range is on a revenue-share fraud list. Refuse it.',
  }),
  reason(404, {
    class: 'verdict',
    description: 'Not safe to message: the number lies in a high-risk range. Verify the user another way first.',
  }),
  reason(405, { class: 'verdict', description: 'Not safe to message: the number is not mobile. Use a voice call instead of a text.' }),
  reason(406, {
    class: 'verdict',
    description:
      'Not safe to message: satellite numbers and international networks are expensive to reach. Verify the user another way first.',
  }),
  reason(500, {
    class: 'account',
    description: 'The service is not enabled for your organisation, or not set up here. Ask your provider to enable it.',
  }),
  reason(501, {
    class: 'account',
    description: 'The destination, a country or calling code, is switched off for your organisation. Ask your provider to open it.',
  }),
  reason(502, {
    class: 'account',
    description:
      'The daily quota of your organisation, or a limit of the network, is reached. A quota restarts at 00:00 UTC; Home shows what is left. Retry then, or ask your provider to raise it.',
    retry: 'yes',
  }),
  reason(900, {
    class: 'failure',
    description: 'Internal error: something went wrong on our side. Retry; if it persists, open a ticket.',
    retry: 'yes',
  }),
];

export type KnownReasonCode = (typeof table)[number]['reasonCode'];
export const reasonCodes: readonly (ReasonCode & { reasonCode: KnownReasonCode })[] = table;

const byCode = new Map<number, ReasonCode>(table.map((line) => [line.reasonCode, line]));

/** Returns the line of a code; undefined if it is no reason code. */
export function reasonCode(rc: number): ReasonCode | undefined {
  return byCode.get(rc);
}

/** Returns true if reports count the query as failed. Absent, unknown and never ported are successes. A code outside the list is a failure. */
export function isFailure(rc: number): boolean {
  const line = byCode.get(rc);
  return line === undefined || classes[line.class].failed;
}

/** Returns true for a failure that is not the number's: another query of the number may succeed. */
export function mayBeRepeated(rc: number): boolean {
  return isFailure(rc) && byCode.get(rc)?.class !== 'input';
}

/** Completes a line: its class decides on billing unless the code overrides it; a code with a retry is not permanent. */
function reason<const Code extends number>(
  code: Code,
  described: Pick<ReasonCode, 'class' | 'description'> & Partial<Pick<ReasonCode, 'billed' | 'retry'>>,
): ReasonCode & { reasonCode: Code } {
  const { retry = 'no' } = described;
  return { reasonCode: code, billed: classes[described.class].billed, retry, permanent: retry === 'no', ...described };
}
