import type { FastifyInstance } from 'fastify';
import { numberLookup, operatorSearch, rangeExport, rangeSearch } from '../../shared/range-search/range-search.ts';
import { rangeChanges } from '../../shared/range-search/range-changes.ts';
import { type RangeBranch, rangeTree } from '../../shared/range-search/range-tree.ts';
import { levelOf, type RangeLevel } from '../../numbers/ranges/range-tree.ts';
import { countryOfDigits, countryOfNumber, noCountry } from '../../numbers/ranges/country-of-number.ts';
import { operatorsAmong } from '../../numbers/ranges/operators.ts';
import type { NoRangeReason } from '../../numbers/ranges/ranges.ts';
import { operatorMatches, rangeSearchMaxMatches } from '../../shared/base/limits.ts';
import { rangeSearchSaid } from '../../shared/range-search/said.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { createPlaces, keepUntilSent } from '../http/made-files.ts';
import { readNumber } from '../http/read-numbers.ts';
import { JsonBytes, serveOn } from '../http/serve.ts';
import { countLookUp } from './count-look-up.ts';
import { changesFound, createComparisons, versionsToCompare } from './range-comparisons.ts';
import { exportRanges } from './range-export.ts';

/** The answer of the service gnr where no range holds a number. */
const noRange: Record<NoRangeReason, number> = {
  'unknown-country-code': 101,
  'impossible-length': 102,
  'impossible-code': 103,
  'not-loaded': 3,
  'wrong-length': 102,
  unallocated: 103,
};

export function rangeSearchRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { dataSets } = deps;
  const compare = createComparisons(dataSets.rangeVersions);
  const spreadsheetPlaces = createPlaces('spreadsheet');

  const countSearch = (session: Session, { range: tel = '', country }: { range?: string | undefined; country?: string | undefined }) => {
    const { ranges } = dataSets.current();
    return countLookUp(deps, session, { tel, country: country ?? (tel === '' ? noCountry : countryOfDigits(ranges, tel)), rc: 0 });
  };

  serve(rangeSearch, async ({ query: { range = '', limit = rangeSearchMaxMatches, ...filter }, session }) => {
    await countSearch(session, { range, country: filter.country });
    const { ranges, numbers } = dataSets.current();
    const { chunks, total, truncated } = ranges.search(range, limit, filter);
    const { name: dataVersion, asOf } = numbers.rangesVersion;
    // The rows lie in memory as JSON; only the few bytes around them are made for this call.
    const rest = JSON.stringify({ total, truncated, dataVersion, asOf });
    return new JsonBytes([Buffer.from('{"response":{"elements":'), ...chunks, Buffer.from(`,${rest.slice(1)}}`)]);
  });

  serve(rangeExport, ({ query: { range, format = 'csv', ...filter }, session, reply }) => {
    if (format === 'xlsx') keepUntilSent(reply, spreadsheetPlaces.takeNow(session.organisationId));
    return exportRanges(dataSets.current().ranges, {
      asked: { digits: range, ...filter },
      format,
      count: () => countSearch(session, { range, country: filter.country }),
    });
  });

  serve(operatorSearch, ({ query }) => {
    const operators = operatorsAmong(dataSets.current().ranges.sections, query);
    return { response: { elements: operators.slice(0, operatorMatches), total: operators.length } };
  });

  serve(rangeChanges, async ({ query: { range = '', change, ...asked }, session }) => {
    const versions = await dataSets.rangeVersions.list();
    const { from, to } = versionsToCompare(versions, asked);
    await countSearch(session, { range });
    const compared = from === null || from === to ? undefined : await compare(from, to);
    const maySeeFiles = session.isStaff && !session.support;
    const shown = versions.map((version) => (maySeeFiles || version.origin !== 'imported' ? version : { ...version, source: null }));
    return { response: { versions: shown, from, to, ...(await changesFound(compared, { range, change })) } };
  });

  serve(rangeTree, async ({ query: { prefix = '' }, session }) => {
    await countSearch(session, { range: prefix });
    const { holding, branches } = levelOf(dataSets.current().ranges, prefix);
    return { response: { prefix, holding: [...holding], branches: branches.map(branchRow) } };
  });

  serve(numberLookup, async ({ query, session }) => {
    const { tel, read } = readNumber(session, query);
    const { ranges } = dataSets.current();
    const row = ranges.find(tel);
    const counted = { tel, country: countryOfNumber(ranges, tel) };
    if (!row) {
      const why = ranges.whyNone(tel);
      await countLookUp(deps, session, { ...counted, rc: noRange[why] });
      throw new AppError('not_found', rangeSearchSaid.noRange(tel, why));
    }
    await countLookUp(deps, session, { ...counted, rc: 0 });
    return { ...(read && { read }), response: { tel, ...row } };
  });
}

/** Levels are kept, and so are not to be written to: a reply may be. */
function branchRow(branch: RangeLevel['branches'][number]): RangeBranch {
  return { ...branch, countries: [...branch.countries], operators: [...branch.operators] };
}
