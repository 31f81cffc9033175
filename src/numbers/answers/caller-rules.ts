/** Rules of law and regulators on numbers as callers: the rows of `caller-rules.csv` that name a prefix or a number type. */
import type { NumberType } from '../../shared/services/legend.ts';
import { PrefixList } from '../lists/exact-list.ts';
import { readCallerRules, type CallerRule } from '../plan-facts/plan-facts.ts';
import type { RangeAttributes } from '../ranges/range-attributes.ts';

/** The words of the file for types. */
const typeWords: Readonly<Record<string, NumberType>> = { premium: 'premium', toll_free: 'tollfree' };
const ruledTypes: ReadonlySet<string> = new Set(Object.values(typeWords));

const rules = readCallerRules().filter(({ use }) => use === 'call');
/** Short codes such as 110 are no beginnings of international numbers. */
const isPrefix = ({ subject }: CallerRule) => /^\d{5,}$/.test(subject);

const byPrefix = new PrefixList(rules.filter(isPrefix).map((rule) => [rule.subject, rule] as const));
const byType: ReadonlyMap<string, CallerRule> = new Map(
  rules.flatMap((rule) => {
    const type = typeWords[rule.subject];
    return type === undefined ? [] : [[`${rule.region} ${type}`, rule] as const];
  }),
);

/** The prefixes whose numbers may not be shown as callers. */
export const forbiddenCallers: PrefixList<CallerRule> = new PrefixList(
  rules.filter((rule) => isPrefix(rule) && rule.isForbidden).map((rule) => [rule.subject, rule] as const),
);

/** The rule for a number of the range as a caller: that of the longest prefix, else that of its type in its country. */
export function callerRuleOf(tel: string, { cc, nt }: RangeAttributes): CallerRule | undefined {
  return byPrefix.find(tel) ?? (ruledTypes.has(nt) ? byType.get(`${cc} ${nt}`) : undefined);
}
