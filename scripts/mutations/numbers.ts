import { mutationsOf } from './mutation.ts';

/** Parsers of numbers, files and records, and the counts that bills are made of. */
export const parserMutations = [
  ...mutationsOf(
    'src/shared/base/phone-number.ts',
    ['src/shared/base/phone-number.test.ts'],
    [
      ['sixteen digits are a number', ',${e164MaxDigits - 1}}$', ',${e164MaxDigits}}$'],
      [
        'a number out of a spreadsheet loses its end silently',
        "if (/^[+-]?\\d+([.,]\\d+)?e\\+?\\d+$/i.test(text)) return { problem: 'spreadsheet' };",
        '',
      ],
      ['two numbers become one', 'if (pieces.length > 1) {\n    const first', 'if (pieces.length > 99) {\n    const first'],
    ],
  ),
  ...mutationsOf(
    'src/shared/base/pasted-number/notation.ts',
    ['src/shared/base/phone-number.test.ts'],
    [
      ['a national number passes for an international one', "if (!digits.startsWith('0')) return digits;", 'return digits;'],
      ["Italy's zero is lost", 'keepsZero.test(text) ? text : ', ''],
    ],
  ),
  ...mutationsOf(
    'src/shared/base/pasted-number/letters.ts',
    ['src/shared/base/pasted-number'],
    [
      ['a letter between digits is left out', '?? slipOf(text, runs)', ''],
      ['a vanity number is a word', 'vanityOf(text, runs, isNumber) ?? ', ''],
    ],
  ),
  ...mutationsOf(
    'src/shared/base/pasted-number/meant-number.ts',
    ['src/shared/base/pasted-number'],
    [
      ['a number that exists as it is written is doubted', 'if (number === digits && found?.isPossible() === true) return [];', ''],
      ['numbers of a former plan stay as they were', 'if (former.length > 0) return former;\n  if (number', 'if (number'],
      ['groups of a national number pass for a country code', 'if (northAmericanGroups.test(shown)) return', 'if (shown === null) return'],
    ],
  ),
  ...mutationsOf(
    'src/server/http/read-numbers.ts',
    ['src/server/http/read-numbers.test.ts'],
    [
      ['digits that the specification takes are refused', 'return isTaken ? { tel: written } : found;', 'return found;'],
      ['a call that wants digits alone is answered all the same', 'if (strict !== undefined) return', 'if (strict === null) return'],
      ['what was read is not said', 'return digits === written ?', "return digits !== '' ?"],
    ],
  ),
  ...mutationsOf(
    'src/server/http/read-numbers.ts',
    ['src/server/http/home-country.test.ts'],
    [
      ['the home country of the user wins over that of the call', 'country ?? own ??', 'own ?? country ??'],
      ['the home country of the organisation wins over that of the user', 'own ?? ofOrganisation', 'ofOrganisation ?? own'],
    ],
  ),
  ...mutationsOf(
    'src/shared/batches/number-cell.ts',
    ['src/shared/batches'],
    [
      [
        'what may mean another number is asked',
        "if ('candidates' in found && found.candidates.length > 0) return { problem: found.problem };",
        '',
      ],
    ],
  ),
  ...mutationsOf(
    'src/shared/batches/check-batch-file.ts',
    ['src/shared/batches'],
    [
      ['quoted numbers are refused', '[state.quotedDigits, kind.quote, state.quoted],', ''],
      ['a file of the wrong kind is taken', "if (!/\\.(csv|txt)$/i.test(name)) broken.push('format');", ''],
      ['a name with an ampersand is taken', "if (name.includes('&')) broken.push('ampersand');", ''],
      ['a second column is taken', 'this.#broken.columns.add(this.#rows + 1);', ''],
    ],
  ),
  ...mutationsOf(
    'src/numbers/batch/batch-lines.ts',
    ['src/numbers/batch'],
    [
      ['sixteen digits in a batch are a number', 'index - begin <= 15', 'index - begin <= 16'],
      ['a zero in front is a number', ' && bytes[begin] !== zero', ''],
      [
        'the last line without a line end is lost',
        'while (end < bytes.length && bytes[end] !== lineFeed) end += 1;',
        'while (end < bytes.length - 1 && bytes[end] !== lineFeed) end += 1;',
      ],
    ],
  ),
  ...mutationsOf(
    'src/shared/decoder/naptr.ts',
    ['src/server/answerers', 'src/shared/decoder'],
    [
      ['the best record comes last', 'a.order - b.order', 'b.order - a.order'],
      ['a record of voice hides that of portability', "Number(isOf('pstn', b)) - Number(isOf('pstn', a)) ||", ''],
      ["somebody else's pattern takes our processor", '|| !isHarmless(pattern)', ''],
      ['the domain of a number is read forwards', '[...number].toReversed()', '[...number]'],
    ],
  ),
  ...mutationsOf(
    'src/server/data-sets/imports/csv-rows.ts',
    ['src/server/data-sets'],
    [
      ['a row of another width is taken', 'if (record.length !== width) {', 'if (record.length > 999) {'],
      ['a column that stands twice is taken', 'names.indexOf(name) !== index', 'names.indexOf(name) > 999'],
      ['a file that changes while it is read is taken', 'hashing.result().sha256 !== source.sha256', "hashing.result().sha256 === ''"],
    ],
  ),
  ...mutationsOf(
    'src/shared/base/utc-day.ts',
    ['src/shared', 'src/server/data-sets', 'src/server/reports'],
    [
      ['31 February is a day', ' && utcDay(new Date(time)) === text', ''],
      ['the last day of a period is left out', 'daysBetween(from, to) + 1', 'daysBetween(from, to)'],
    ],
  ),
];

export const countMutations = [
  ...mutationsOf(
    'src/server/query-records/query-counts.ts',
    ['src/server/query-records', 'src/server/reports', 'src/server/single-query'],
    [
      ['counts replace what was counted', 'succeeded = add_counts(total.succeeded, excluded.succeeded)', 'succeeded = excluded.succeeded'],
      ["another organisation's queries are counted", ".where('organisation_id', '=', organisationId)\n    .where('day'", ".where('day'"],
      ['the last day is not counted', ".where('day', '<=', to)", ".where('day', '<', to)"],
      ['two countries share a place', '(country.charCodeAt(0) - letterA) * 26', '(country.charCodeAt(0) - letterA) * 25'],
    ],
  ),
  ...mutationsOf(
    'src/server/archive/compare-counts.ts',
    ['src/server/archive/compare-counts.test.ts'],
    [
      ['what is being erased differs', 'where organisations.id not in (select organisation_id from erasures)', ''],
      ['every call compares', 'if (await wasComparedToday(db)) return;', ''],
    ],
  ),
  ...mutationsOf(
    'src/server/reports/report.ts',
    ['src/server/reports'],
    [
      ['the smallest series comes first', 'b.total - a.total', 'a.total - b.total'],
      ['a country that was not chosen is in the table', 'chosen.has(code)', 'chosen.size > 0'],
    ],
  ),
  ...mutationsOf(
    'src/numbers/answers/ports.ts',
    ['src/numbers/answers/ports.test.ts'],
    [
      ['moves before the window count', 'time >= opens && ', ''],
      ['moves in the future count', ' && time <= now.getTime()', ''],
      ['the first move is told instead of the last', 'ports.at(-1)', 'ports.at(0)'],
      ['what is not known is called no move', 'ports: null, rc: 105', 'ports: 0, rc: 105'],
    ],
  ),
  ...mutationsOf(
    'src/numbers/answers/npq.ts',
    ['src/numbers/answers/npq.test.ts'],
    [['stored data passes for a live answer', "npi === 'na' ? 2 : 0", '0']],
  ),
  ...mutationsOf(
    'src/numbers/answers/dno.ts',
    ['src/numbers/answers/dno.test.ts'],
    [
      [
        'a number in no range that we know must not originate',
        'if (none !== undefined) return none.isImpossible ?',
        'if (none !== undefined) return true ?',
      ],
      ['a number that nobody can hold may originate', "none.isImpossible ? 'impossible' : undefined", 'undefined'],
      ['toll-free numbers must not originate', 'callerRuleOf(tel, range)?.isForbidden', 'callerRuleOf(tel, range)'],
      ['a law on calls keeps texts away', "use === 'call' && ", ''],
      ['numbers for films may call', "return 'no-subscriber';", 'return undefined;'],
      ['listed ranges may originate', 'listedRange !== undefined', 'false'],
      ['a number is cleared without a list', "{ rule: 'list-missing', mustNot: null }", "{ rule: 'list-missing', mustNot: false }"],
    ],
  ),
  ...mutationsOf(
    'src/numbers/number-data.ts',
    ['src/numbers/answers/basis.test.ts'],
    [['the demo ages', 'return !data[name].synthetic && isPast', 'return isPast']],
  ),
  ...mutationsOf(
    'src/numbers/lists/exact-list.ts',
    ['src/numbers/lists/exact-list.test.ts'],
    [['a short prefix lists the first of its numbers alone', 'from + 10 ** (beginningDigits - first.length)', 'from + 1']],
  ),
  ...mutationsOf(
    'src/numbers/ranges/ranges.ts',
    ['src/numbers/ranges/ranges.test.ts'],
    [['a calling code without ranges counts as loaded', '(facts & isLoaded) === 0', 'facts === 0']],
  ),
  ...mutationsOf(
    'src/numbers/batch/answer-classes.ts',
    ['src/numbers/answers/office-codes.test.ts'],
    [['a batch takes an office code for its area code', 'if (!mayBeOfOfficeCode(number)) return plain;', 'return plain;']],
  ),
  ...mutationsOf(
    'src/numbers/answers/number-subject.ts',
    ['src/numbers/answers/basis.test.ts', 'src/numbers/answers/npq.test.ts'],
    [
      ['an old list clears a number', ' && !isOutOfDate(data, name, now)', ''],
      ['what is covered for some types is covered for all', "types === 'all' ||", 'types !== undefined ||'],
      ['numbers that may be fixed are not covered', "(types.has('fixed') && range.nt === 'fixed or mobile')", 'false'],
    ],
  ),
  ...mutationsOf(
    'src/shared/base/utc-day.ts',
    ['src/numbers/answers/basis.test.ts'],
    [['the last day of a list is none', '/ dayMs) > days', '/ dayMs) >= days']],
  ),
  ...mutationsOf(
    'src/numbers/answers/irsf-check.ts',
    ['src/numbers/answers/irsf-check.test.ts'],
    [
      ['a number is cleared without a list', "'list-missing', irsf: null }", "'list-missing', irsf: false }"],
      ['an advert of 2019 is proof', ' && !isLongAgo;', ';'],
    ],
  ),
  ...mutationsOf(
    'src/numbers/answers/ait-check.ts',
    ['src/numbers/answers/ait-check.test.ts'],
    [
      ['a number is not safe without a range', 'none.isImpossible ? 401 : reason', '401'],
      ['a type speaks before the lists', 'if (irsf.listing) return decided(403);', ''],
      ['a number is safe to message without the fraud list', 'decided(irsf.irsf === null || ', 'decided('],
      ['a number is safe to message without the list of ranges', " || !clears(data, 'aitRisk', { range, now: asked.now })", ''],
    ],
  ),
  ...mutationsOf(
    'src/numbers/ranges/range-search.ts',
    ['src/numbers/ranges'],
    [
      ['ranges that are a beginning are not found', 'const total = single.length + to - from;', 'const total = to - from;'],
      ['a range passes whoever holds it', 'if (isWanted(id)) ids[count++] = id;', 'ids[count++] = id;'],
      ['a cut answer passes for a whole one', 'truncated: total > limit', 'truncated: false'],
    ],
  ),
];
