/** Who serves the number now, who holds its range, and what the carriers of the answers are called. */
import type { ServiceCode } from '../services/services.ts';
import type { CarrierOwner, FirstGiven } from '../services/provenance.ts';
import { answeredOf, type Answered, type Telling } from './answers.ts';
import { decisionOf } from './decision.ts';
import { notTold, marksOf, type Fact } from './facts.ts';
import { firstGivenIn, kinshipOf, type Kinship, successorsInWords } from './first-given.ts';
import { sideOf, timeOf } from './same-question.ts';

/** At least one of both is known. */
export type CarrierName = { readonly name: string | null; readonly cic: string | null };
type Claim = CarrierName & { readonly from: Answered };

/** What the number ranges call a holder that nobody names. */
const notSpecified = 'operator not specified';

/** The services that say who serves a number, as against who holds its range. */
const servingServices: readonly ServiceCode[] = ['npq', 'liveRouting', 'ported', 'ukported', 'ports&days'];
/** They name a carrier beside their own question, and do not say whether it rests on porting data. */
const besides: readonly ServiceCode[] = ['liveStatus', 'usmrq', 'AITCheck'];

/** What the answers say of carriers. */
export class Carriers {
  readonly #telling: Telling;
  readonly #answered: readonly Answered[];
  readonly #claims: readonly Claim[];
  /**
   * Who serves the number now: as the answer says that decides whether it is ported; where none does, the newest that says so, one that was not made
   * up before all others.
   */
  readonly server: Claim | null;
  /** The newest of stored data alone, and of the networks that were asked. */
  readonly stored: Claim | null;
  readonly network: Claim | null;
  /** Who holds its range, by whichever answer says so. */
  readonly holder: Claim | null;
  /** To whom the range was first given, where that is another company today. */
  readonly firstGiven: FirstGiven | null;
  /** How whoever serves the number stands to them. */
  readonly kinship: Kinship;

  constructor(telling: Telling) {
    this.#telling = telling;
    this.#answered = answeredOf(telling.answers);
    const claims = this.#answered.flatMap((one) => serverIn(one) ?? []);
    const decision = decisionOf(telling.answers);
    this.server = (decision && serverIn(decision)) ?? claims.filter((claim) => !decision || !isOfNetwork(claim)).reduce(better, null);
    this.stored = claims.filter((claim) => !isOfNetwork(claim)).reduce(better, null);
    this.network = claims.filter(isOfNetwork).reduce(better, null);
    this.#claims = claims;
    this.holder = this.#firstHolder();
    this.firstGiven = firstGivenIn(this.#answered);
    this.kinship = kinshipOf(this.firstGiven, this.server && this.#complete(this.server.name, this.server.cic).name);
  }

  /** Name and id, each from another answer where this one has only the other; "9990001" where nobody names it. */
  inWords({ name, cic }: CarrierName, place: 'alone' | 'within' = 'within'): { text: string; cic: string | null } {
    const { operator } = this.#telling.words;
    const both = this.#complete(name, cic);
    if (both.name === notSpecified) return { text: operator.notSpecified[place], cic: both.cic };
    return { text: both.name ?? both.cic ?? operator.unknown[place], cic: both.cic };
  }

  /** Two answers that name different carriers as the one that serves the number; of services that agree the first. */
  differing(): Claim[] {
    const [first, ...rest] = this.#claims;
    const other = first && rest.find((claim) => this.inWords(claim).text !== this.inWords(first).text);
    return first && other ? [first, other] : [];
  }

  /** The fact "Operator now". */
  operator(): Fact {
    const { operator, labels } = this.#telling.words;
    const label = labels.operator;
    if (this.server) {
      const { text, cic } = this.inWords(this.server, 'alone');
      return {
        label,
        state: 'known',
        text: this.#described(text),
        ...(cic !== null && { cic }),
        ...marksOf(this.server.from.answer),
      };
    }
    const fact = notTold(this.#telling, label, servingServices);
    if (fact.state === 'waiting') return fact;
    const lead = operator.lead[fact.state === 'not asked' ? 'not asked' : 'unknown'];
    if (this.holder) {
      const { text, cic } = this.inWords(this.holder);
      return {
        ...fact,
        text: operator.rangeHeldBy(lead, this.#described(text)),
        ...(cic !== null && { cic }),
        ...marksOf(this.holder.from.answer),
      };
    }
    const beside = this.#answered.find(({ service, answer }) => besides.includes(service) && answer.cn);
    if (!beside) return fact;
    const { text, cic } = this.inWords({ name: beside.answer.cn ?? null, cic: beside.answer.cic ?? null });
    return { ...fact, text: operator.named(lead, beside.service, text), ...(cic !== null && { cic }), ...marksOf(beside.answer) };
  }

  /** The group that owns both; null where they are not known to have one owner. */
  groupOf(one: CarrierName, other: CarrierName): (Pick<CarrierOwner, 'asOf'> & { readonly group: string }) | null {
    const [first, second] = [one, other].map(({ name, cic }) => this.#ownerOf(this.#complete(name, cic).name));
    if (!first?.group || first.group !== second?.group) return null;
    return { group: first.group, asOf: first.asOf ?? second.asOf };
  }

  #ownerOf(name: string | null): CarrierOwner | undefined {
    return this.#answered.flatMap(({ answer }) => answer.carriers ?? []).find(({ carrier }) => carrier === name);
  }

  /** "Orange, EE since 2010": the first holder's name with whose it is today; "Tesco Mobile, on the network of 3 as of 2023-04". */
  #described(name: string): string {
    const { words } = this.#telling;
    if (this.firstGiven?.carrier === name) return `${name}, ${successorsInWords(this.firstGiven, words)}`;
    const owner = this.#ownerOf(name);
    return owner?.host ? words.operator.hosted(name, owner.host, owner.asOf) : name;
  }

  #firstHolder(): Claim | null {
    for (const one of this.#answered) {
      const { answer, service } = one;
      if (service === 'irsfCheck' || sideOf(one) !== 'holder') continue;
      if (answer.cn || answer.cic) return { name: answer.cn ?? null, cic: answer.cic ?? null, from: one };
    }
    return null;
  }

  #complete(name: string | null, cic: string | null): CarrierName {
    if (name !== null && cic !== null) return { name, cic };
    for (const { answer } of this.#answered) {
      if (!answer.cn || !answer.cic) continue;
      if (name === null && answer.cic === cic) return { name: answer.cn, cic };
      if (cic === null && answer.cn === name) return { name, cic: answer.cic };
    }
    return { name, cic };
  }
}

/** Whether the network that answers says so, and not stored data. */
function isOfNetwork({ from: { answer } }: Claim): boolean {
  return answer.source === 'live';
}

/** What one answer says of who serves the number. */
function serverIn(from: Answered): Claim | null {
  const { service, answer } = from;
  if (service === 'ported') return answer.ccn ? { name: answer.ccn, cic: null, from } : null;
  if (service === 'ports&days') return answer.phdbccic ? { name: null, cic: answer.phdbccic, from } : null;
  if (sideOf(from) !== 'server' || !(answer.cn || answer.cic)) return null;
  return { name: answer.cn ?? null, cic: answer.cic ?? null, from };
}

/** Not made up before made up, then the newer; of two of the same time the one that has a name, then the first. */
function better(best: Claim | null, next: Claim): Claim {
  if (best === null) return next;
  if (best.from.answer.simulated !== next.from.answer.simulated) return best.from.answer.simulated ? next : best;
  const [bestAt, nextAt] = [best, next].map(({ from }) => Date.parse(timeOf(from) ?? '') || 0) as [number, number];
  if (bestAt !== nextAt) return nextAt > bestAt ? next : best;
  return best.name === null && next.name !== null ? next : best;
}
