/** Conflicts between the sources of a verdict, in words: the reader must see them before any fact from one source. */
import type { Telling } from './answers.ts';
import type { Carriers } from './carriers.ts';
import { decisionOf } from './decision.ts';
import type { Fact } from './facts.ts';
import { isOutweighed } from './no-number.ts';
import { type Disagreement, later, timeOf } from './same-question.ts';

/** Questions that follow from the current carrier: not mentioned again. */
const ofServer: ReadonlySet<string> = new Set(['server cn', 'server cic', 'server cor', 'server mcc', 'server mnc', 'npi', 'rn']);

/** Returns "The feed says Lebara, the network that answers is Vodafone (it may be its host)", "the services disagree on its type". */
export function disagreementsInWords(telling: Telling, carriers: Carriers, disagreements: readonly Disagreement[]): string[] {
  const { sentence } = telling.words;
  const questions = disagreements.map(({ about }) => about);
  const said: string[] = [];
  if (isOutweighed(telling)) said.push(sentence.differ.networkAnswers);
  const ofCarriers = questions.some((about) => about === 'server cn' || about === 'server cic') ? carriersInWords(telling, carriers) : null;
  if (ofCarriers !== null) said.push(ofCarriers);
  const others = questions.filter((about) => ofCarriers === null || !ofServer.has(about));
  const names = [...new Set(others.map((about) => sentence.differ.questions[about] ?? about.replace(/^\w+ /, '')))];
  if (names.length > 0) said.push(sentence.differ.on(telling.words.listed(names)));
  return said;
}

/** Returns the fact that the sources conflict; none if they agree. */
export function disagreementFact({ words }: Telling, said: readonly string[]): Fact[] {
  const text = said.join('; ');
  return text === ''
    ? []
    : [{ label: words.labels.disagreement, state: 'warning', text: `${text.charAt(0).toUpperCase()}${text.slice(1)}` }];
}

function carriersInWords(telling: Telling, carriers: Carriers): string | null {
  const { differ } = telling.words.sentence;
  const [stored, network] = [carriers.stored, carriers.network];
  if (stored && network) {
    const [feed, answering] = [stored, network].map((claim) => carriers.inWords(claim).text) as [string, string];
    if (feed === answering) return null;
    const decision = decisionOf(telling.answers);
    const isSince = decision?.answer.npi === 'no' && later(timeOf(decision), timeOf(network.from)) !== timeOf(decision);
    return isSince ? differ.portedSince(feed, answering) : differ.feedAndNetwork(feed, answering);
  }
  const said = carriers.differing().map((claim) => [claim.from.service, carriers.inWords(claim).text] as const);
  return said.length === 0 ? null : differ.services(said);
}
