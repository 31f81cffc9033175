/** What somebody pasted, a NAPTR record, a `tel:` URI or a SIP Contact, explained part by part. Never throws: what cannot be read is said. */
import { type Decoded, decodedUri, type Part, type Problem } from './decode-uri.ts';
import { expressionParts, numberOfDomain, substituted } from './naptr.ts';
import { contactParts, contactsIn } from './sip-redirect.ts';
import { readTokens, type Token } from './zone-record.ts';

/** More than any of the three forms takes; longer text is not looked at. */
export const maxPastedLength = 4_000;

export function decode(pasted: string): Decoded {
  const text = pasted.trim();
  if (text === '') return refused('There is nothing here', 'the text');
  if (text.length > maxPastedLength) return refused(`This is longer than ${maxPastedLength.toLocaleString('en')} characters`, 'the text');
  if (isRecord(text)) return decodedRecord(text);
  if (/^tel:|^\+?[\d.()-]+(;|$)/i.test(text)) return decodedUri('tel: URI', text);
  if (/^sips?:|<\s*sips?:|^\s*(contact|m)\s*:/im.test(text)) return decodedContact(text);
  return refused('This is none of the three forms', `at its beginning, "${text.slice(0, 20)}"`);
}

function refused(what: string, where: string): Decoded {
  const wanted = 'a NAPTR record, a tel: URI or a SIP Contact, for example tel:+447700900123;npdi;rc=0';
  return { form: null, number: null, parts: [], problems: [{ what, where, wanted }] };
}

/** With the word NAPTR, or its data alone: two numbers and texts in quotation marks. */
function isRecord(text: string): boolean {
  return /(^|\s)NAPTR(\s|$)/i.test(text) || /^\(?\s*\d+\s+\d+\s+"/.test(text);
}

const fieldTitles = ['order', 'preference', 'flags', 'service', 'regexp', 'replacement'] as const;
type RecordField = (typeof fieldTitles)[number];

const fieldWords: Record<RecordField, string> = {
  order: 'Records with the lowest order are taken, and no others.',
  preference: 'Among records of one order the lowest preference is tried first.',
  flags: 'u: the record is the last step, and makes a URI.',
  service: 'E2U: from a number to a URI. Behind the + stands of which kind the URI is.',
  regexp: 'Which numbers the record is for, and the URI that it makes of them, between delimiters.',
  replacement: 'The next domain to ask; a single dot where the expression makes the URI.',
};

function decodedRecord(text: string): Decoded {
  const { domain, fields } = readTokens(text);
  const problems = fieldTitles.flatMap((title, index) => fieldProblem(title, fields[index], index) ?? []);
  if (fields.length > fieldTitles.length) problems.push(moreThanOne(fields[fieldTitles.length]));
  const named: Part[] = domain === undefined ? [] : [{ of: 'record', name: 'domain', value: domain, words: domainWords(domain) }];
  const parts = fieldTitles.flatMap((title, index): Part[] => {
    const value = fields[index]?.text;
    return value === undefined ? [] : [{ of: 'record', name: title, value, words: fieldWords[title] }];
  });
  const found = uriOf(fields[4]?.text, domain);
  if ('problem' in found) problems.push(found.problem);
  const uri = 'uri' in found ? decodedUri('NAPTR record', found.uri) : { number: null, parts: [], problems: [] };
  return { form: 'NAPTR record', number: uri.number, parts: [...named, ...parts, ...uri.parts], problems: [...problems, ...uri.problems] };
}

function domainWords(domain: string): string {
  const number = numberOfDomain(domain);
  return number === undefined
    ? 'The domain that was asked. It does not begin with the digits of a number.'
    : `The digits of ${number} backwards, and the zone that was asked.`;
}

function moreThanOne(token: Token | undefined): Problem {
  return {
    what: 'More follows behind the record, and is not looked at',
    where: `at character ${token?.at}, "${token?.text.slice(0, 20)}"`,
    wanted: 'one record at a time',
  };
}

const wanted: Record<RecordField, [pattern: RegExp, words: string]> = {
  order: [/^(?!\d{6})\d+$/, 'a whole number up to 65535'],
  preference: [/^(?!\d{6})\d+$/, 'a whole number up to 65535'],
  flags: [/^u$/i, '"u", for a record that makes a URI'],
  service: [/^E2U(\+|$)/i, '"E2U+" and a kind of URI, for example "E2U+pstn:tel"'],
  regexp: [/^.{1,255}$/s, 'an expression of 1 to 255 octets'],
  replacement: [/^\.$/, 'a single dot, since the expression makes the URI'],
};

function fieldProblem(title: RecordField, token: Token | undefined, index: number): Problem | undefined {
  const [pattern, words] = wanted[title];
  const place = `field ${index + 1} of ${fieldTitles.length}, ${title}`;
  if (token === undefined) return { what: `The ${title} is missing`, where: place, wanted: words };
  const where = `${place}, at character ${token.at}`;
  if (token.isOpen) return { what: `The text of ${title} has no end`, where, wanted: 'a quotation mark behind it' };
  const isTooLarge = (title === 'order' || title === 'preference') && Number(token.text) > 65_535;
  return pattern.test(token.text) && !isTooLarge
    ? undefined
    : { what: `"${token.text.slice(0, 40)}" is no ${title} of ENUM`, where, wanted: words };
}

/** The URI that the expression makes: of the number of the domain, or of any where it does not refer to it. */
function uriOf(regexp: string | undefined, domain: string | undefined): { uri: string } | { problem: Problem } | object {
  if (regexp === undefined) return {};
  const [pattern, replacement] = expressionParts(regexp);
  const where = 'field 5 of 6, regexp';
  if (pattern === undefined || replacement === undefined) {
    return {
      problem: {
        what: 'The expression has not three delimiters',
        where,
        wanted: 'one character before the pattern, between pattern and URI, and behind the URI: !pattern!URI!',
      },
    };
  }
  const number = domain === undefined ? undefined : numberOfDomain(domain);
  if (number === undefined) {
    if (!/\\[1-9]/.test(replacement)) return { uri: replacement };
    return {
      problem: {
        what: `The URI "${replacement}" takes digits of the number`,
        where,
        wanted: 'the record with its domain, which says the number',
      },
    };
  }
  const uri = substituted(regexp, `+${number}`);
  return uri === undefined
    ? { problem: { what: `The pattern "${pattern}" does not match +${number}, or is none`, where, wanted: 'a pattern such as ^.*$' } }
    : { uri };
}

function decodedContact(text: string): Decoded {
  const contacts = contactsIn(text);
  const [first = ''] = contacts;
  const { uri, rest } = contactParts(first);
  const decoded = decodedUri('SIP Contact', uri, rest);
  const problems: Problem[] = [];
  if (first.includes('<') && !first.includes('>'))
    problems.push({ what: 'The angle bracket is not closed', where: 'behind the URI', wanted: '> before the parameters of the contact' });
  if (contacts.length > 1) {
    problems.push({
      what: `There are ${contacts.length} contacts; the first one is explained`,
      where: `at "${contacts[1]?.slice(0, 20)}"`,
      wanted: 'one contact at a time',
    });
  }
  return { ...decoded, problems: [...problems, ...decoded.problems] };
}
