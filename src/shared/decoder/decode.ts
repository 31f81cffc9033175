/** Explains pasted text part by part: a NAPTR record, a `tel:` URI or a SIP Contact. Never throws: unreadable text becomes a problem. */
import { type Decoded, decodedUri, type Part, type Problem } from './decode-uri.ts';
import { type DecoderWords, englishDecoder } from './decoder-words.ts';
import { expressionParts, numberOfDomain, substituted } from './naptr.ts';
import { contactParts, contactsIn } from './sip-redirect.ts';
import { readTokens, type Token } from './zone-record.ts';

/** Longer than any of the three forms; longer text is refused unread. */
export const maxPastedLength = 4_000;

export function decode(pasted: string, words: DecoderWords = englishDecoder): Decoded {
  const { problems, places } = words;
  const text = pasted.trim();
  const refused = (what: string, where: string): Decoded => ({
    form: null,
    number: null,
    parts: [],
    problems: [{ what, where, wanted: problems.threeForms }],
  });
  if (text === '') return refused(problems.empty.what, places.text);
  if (text.length > maxPastedLength) return refused(problems.tooLong.what(maxPastedLength), places.text);
  if (isRecord(text)) return decodedRecord(text, words);
  if (/^tel:|^\+?[\d.()-]+(;|$)/i.test(text)) return decodedUri('tel: URI', { uri: text }, words);
  if (/^sips?:|<\s*sips?:|^\s*(contact|m)\s*:/im.test(text)) return decodedContact(text, words);
  return refused(problems.unknownForm.what, places.beginning(text.slice(0, 20)));
}

/** Returns true for the word NAPTR, or for its data alone: two numbers and texts in quotation marks. */
function isRecord(text: string): boolean {
  return /(^|\s)NAPTR(\s|$)/i.test(text) || /^\(?\s*\d+\s+\d+\s+"/.test(text);
}

const fieldTitles = ['order', 'preference', 'flags', 'service', 'regexp', 'replacement'] as const;
type RecordField = (typeof fieldTitles)[number];

function decodedRecord(text: string, words: DecoderWords): Decoded {
  const { domain, fields } = readTokens(text);
  const problems = fieldTitles.flatMap((title, index) => fieldProblem({ title, index, token: fields[index] }, words) ?? []);
  if (fields.length > fieldTitles.length) problems.push(moreThanOne(fields[fieldTitles.length], words));
  const named: Part[] =
    domain === undefined ? [] : [{ of: 'record', name: 'domain', value: domain, words: words.domain(numberOfDomain(domain)) }];
  const parts = fieldTitles.flatMap((title, index): Part[] => {
    const value = fields[index]?.text;
    return value === undefined ? [] : [{ of: 'record', name: title, value, words: words.record[title] }];
  });
  const found = uriOf(fields[4]?.text, domain, words);
  if ('problem' in found) problems.push(found.problem);
  const uri = 'uri' in found ? decodedUri('NAPTR record', found, words) : { number: null, parts: [], problems: [] };
  return { form: 'NAPTR record', number: uri.number, parts: [...named, ...parts, ...uri.parts], problems: [...problems, ...uri.problems] };
}

function moreThanOne(token: Token | undefined, { problems, places }: DecoderWords): Problem {
  return { ...problems.moreThanOne, where: places.character(token?.at, token?.text.slice(0, 20) ?? '') };
}

const patterns: Record<RecordField, RegExp> = {
  order: /^(?!\d{6})\d+$/,
  preference: /^(?!\d{6})\d+$/,
  flags: /^u$/i,
  service: /^E2U(\+|$)/i,
  regexp: /^.{1,255}$/s,
  replacement: /^\.$/,
};

interface ReadField {
  readonly title: RecordField;
  readonly index: number;
  readonly token: Token | undefined;
}

function fieldProblem({ title, index, token }: ReadField, { problems, places, wantedInRecord }: DecoderWords): Problem | undefined {
  const wanted = wantedInRecord[title];
  const place = places.field(index + 1, fieldTitles.length, title);
  if (token === undefined) return { what: problems.missingField.what(title), where: place, wanted };
  const where = places.fieldAt(place, token.at);
  if (token.isOpen) return { what: problems.openText.what(title), where, wanted: problems.openText.wanted };
  const isTooLarge = (title === 'order' || title === 'preference') && Number(token.text) > 65_535;
  return patterns[title].test(token.text) && !isTooLarge
    ? undefined
    : { what: problems.badField.what(token.text.slice(0, 40), title), where, wanted };
}

/** Returns the URI that the expression makes from the number of the domain. If the domain has none, an expression without references is used as is. */
function uriOf(
  regexp: string | undefined,
  domain: string | undefined,
  { problems, places }: DecoderWords,
): { uri: string } | { problem: Problem } | object {
  if (regexp === undefined) return {};
  const [pattern, replacement] = expressionParts(regexp);
  const where = places.field(fieldTitles.indexOf('regexp') + 1, fieldTitles.length, 'regexp');
  if (pattern === undefined || replacement === undefined) return { problem: { ...problems.delimiters, where } };
  const number = domain === undefined ? undefined : numberOfDomain(domain);
  if (number === undefined) {
    if (!/\\[1-9]/.test(replacement)) return { uri: replacement };
    const { what, wanted } = problems.takesDigits;
    return { problem: { what: what(replacement), where, wanted } };
  }
  const uri = substituted(regexp, `+${number}`);
  if (uri !== undefined) return { uri };
  const { what, wanted } = problems.pattern;
  return { problem: { what: what(pattern, number), where, wanted } };
}

function decodedContact(text: string, words: DecoderWords): Decoded {
  const contacts = contactsIn(text);
  const [first = ''] = contacts;
  const decoded = decodedUri('SIP Contact', contactParts(first), words);
  const problems: Problem[] = [];
  const { bracket, contacts: several } = words.problems;
  if (first.includes('<') && !first.includes('>')) problems.push({ ...bracket, where: words.places.behindUri });
  if (contacts.length > 1) {
    const where = words.places.at(contacts[1]?.slice(0, 20) ?? '');
    problems.push({ what: several.what(contacts.length), where, wanted: several.wanted });
  }
  return { ...decoded, problems: [...problems, ...decoded.problems] };
}
