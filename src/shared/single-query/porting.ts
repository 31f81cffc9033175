/** Porting of the number: whether and when it was ported, and the carriers before and after. */
import type { QueryAnswer } from '../services/legend.ts';
import type { ServiceCode } from '../services/services.ts';
import { answerOf, type Answers, type Telling } from './answers.ts';
import type { Carriers } from './carriers.ts';
import { notTold, marksOf, type Fact } from './facts.ts';
import { successorsInWords } from './first-given.ts';
import { deciding, decisionOf } from './decision.ts';

const portingServices: readonly ServiceCode[] = [...deciding, 'ports&days'];

/** `taken over`: by one of several successors, or ported (nobody knows which). `moved`: only the record of events says so. Null: unknown. */
export type PortedFact = Fact & { readonly move: 'ported' | 'taken over' | 'moved' | 'none' | null };

type Move = { readonly day: string; readonly isObserved: boolean };

/** Returns the fact "Ported". A number that moved and came back is not ported, and the fact gives the day of its return. */
export function portedFact(telling: Telling, carriers: Carriers): PortedFact {
  const { answers, words } = telling;
  const label = words.labels.ported;
  const decided = decisionOf(answers);
  if (decided?.answer.npi === 'yes') {
    const within = movedWithin(telling, carriers);
    if (within) return { label, state: 'known', ...within, ...marksOf(decided.answer) };
    const text = words.ported.yes(moveInWords(telling, carriers));
    return { label, state: 'known', text, ...marksOf(decided.answer), move: 'ported' };
  }
  if (decided) {
    // With a successor the number is not back with the holder, regardless of the day it moved.
    const isBackOrStayed = carriers.firstGiven === null || carriers.kinship === 'itself';
    const text = isBackOrStayed ? notPorted(telling, decided.answer) : words.ported.no;
    return { label, state: 'known', text: withFirstGiven(telling, carriers, text), ...marksOf(decided.answer), move: 'none' };
  }
  return movedLately(telling, carriers) ?? { ...notTold(telling, label, portingServices), move: null };
}

/** Returns the fact for a number with a successor of its first holder: the move there is no port, or possibly none. */
function movedWithin(telling: Telling, carriers: Carriers): Pick<PortedFact, 'text' | 'move'> | null {
  const { ported } = telling.words;
  if (carriers.kinship === 'successor') return { text: withFirstGiven(telling, carriers, ported.no), move: 'none' };
  if (carriers.kinship === 'one of several') return { text: withFirstGiven(telling, carriers, ported.takenOver), move: 'taken over' };
  return null;
}

/** Returns "No; first given to Orange, EE since 2010". */
function withFirstGiven({ words }: Telling, { firstGiven }: Carriers, text: string): string {
  if (firstGiven === null) return text;
  return words.firstGiven.fact(text, firstGiven.carrier, successorsInWords(firstGiven, words));
}

/** Returns the day of the last move, from the record of moves or otherwise from observation. */
export function lastMove(answers: Answers): Move | null {
  const ported = answerOf(answers, 'ported');
  const ports = answerOf(answers, 'ports&days');
  const observed = answerOf(answers, 'ukported');
  const recorded = ported?.lastPorted ?? (ports?.ports ? ports.changeSeen : null) ?? observed?.lastPorted;
  if (recorded) return { day: recorded.slice(0, 10), isObserved: false };
  return observed?.npi === 'yes' && observed.changeSeen ? { day: observed.changeSeen.slice(0, 10), isObserved: true } : null;
}

/** Returns "2026-11-08, Example Mobile → Other Mobile". */
function moveInWords({ answers, words: { ported, operator } }: Telling, carriers: Carriers): string {
  const move = lastMove(answers);
  const noDay = answers.ported === undefined ? ported.dateNotAsked : ported.dateNotKnown;
  const day = move === null ? noDay : move.isObserved ? ported.observed(move.day) : move.day;
  const from = donor(answers, carriers);
  const place = from === null ? 'within' : 'alone';
  const to = carriers.server ? carriers.inWords(carriers.server, place).text : operator.unknown[place];
  // A move between two names of one carrier is no port.
  if (from === null || from === to) return ported.to(day, to);
  const one = carriers.holder && carriers.server && carriers.groupOf(carriers.holder, carriers.server);
  const fromTo = ported.fromTo(day, from, to);
  return one ? ported.ofOneGroup(fromTo, one.group, one.asOf) : fromTo;
}

/** Returns the holder of the range, or otherwise the carrier before the latest move. */
function donor(answers: Answers, carriers: Carriers): string | null {
  const before = answerOf(answers, 'ukported')?.phdbpcic ?? answerOf(answers, 'ports&days')?.phdbpcic ?? null;
  if (carriers.holder) return carriers.inWords(carriers.holder, 'alone').text;
  return before === null ? null : carriers.inWords({ name: null, cic: before }, 'alone').text;
}

/** Returns the words for a number that is not ported. `decided` is the answer that says so, and names the holder. */
function notPorted({ answers, words: { ported } }: Telling, decided: QueryAnswer): string {
  const day = dayOfReturn(answers, decided);
  if (day) return ported.back(day.slice(0, 10));
  return answerOf(answers, 'ported')?.rc === 1 ? ported.never : ported.no;
}

/** Returns the day of the return. Only a move to the holder counts: an answer with the number elsewhere only knows the move away. */
function dayOfReturn(answers: Answers, { cic: holder }: QueryAnswer): string | null | undefined {
  const [ported, observed] = [answerOf(answers, 'ported'), answerOf(answers, 'ukported')];
  const ports = answerOf(answers, 'ports&days');
  const isElsewhere = Boolean(holder && ports?.phdbccic && ports.phdbccic !== holder);
  return (
    (ported?.npi === 'yes' ? null : ported?.lastPorted) ??
    (ports?.ports && !isElsewhere ? ports.changeSeen : null) ??
    (observed?.npi === 'no' ? observed.lastPorted : null)
  );
}

/** Returns the fact from port events alone: they cover their days only, and no time before. */
function movedLately(telling: Telling, carriers: Carriers): PortedFact | null {
  const { answers, words } = telling;
  const label = words.labels.ported;
  const ports = answerOf(answers, 'ports&days');
  if (ports === undefined || ports.ports === undefined || ports.ports === null) return null;
  const others = notTold(telling, label, deciding);
  if (others.state === 'waiting') return { ...others, move: null };
  const marks = marksOf(ports);
  const within = ports.ports > 0 ? movedWithin(telling, carriers) : null;
  if (within) return { label, state: 'known', ...within, ...marks };
  if (ports.ports > 0) return { label, state: 'known', text: words.ported.moved(moveInWords(telling, carriers)), ...marks, move: 'moved' };
  const text = others.state === 'not asked' ? words.ported.notLatelyAlone : words.ported.notLately;
  return { label, state: 'unknown', text, ...marks, move: null };
}
