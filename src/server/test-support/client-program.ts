/**
 * A program on a client that a generator made from the OpenAPI document (`client.ts` beside it): every call that a key may make, and
 * calls that its types must refuse. Text, since there is no such client before the test makes one.
 */
export const clientProgram = `
import { ok } from '@oazapfts/runtime';
import * as portal from './client.ts';

const { PORTAL_URL = '', PORTAL_KEY = '' } = process.env;
Object.assign(portal.defaults, { baseUrl: PORTAL_URL, headers: { authorization: 'Bearer ' + PORTAL_KEY } });

const day = (daysFromNow: number) => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);
const numbers = ['447400123456', '12025550123', '4474001'];
const csv = (lines: readonly string[]) => new File([lines.map((line) => line + '\\n').join('')], 'numbers.csv', { type: 'text/csv' });

function expect(what: string, holds: boolean) {
  if (!holds) throw new Error(what + ' is not as it should be');
}

expect('the name', (await ok(portal.getApiConfig())).productName !== '');
expect('the caller', (await ok(portal.getApiAuthenticationStatus())).data.isSupportView === false);

expect('the reason codes', (await ok(portal.getApiUtilsReasonCodes({ code: '100' }))).message[0]?.reasonCode === 100);
expect('the fields', (await ok(portal.getApiUtilsFields({ field: 'cor' }))).message.length === 1);
expect('the countries', (await ok(portal.getApiUtilsCountryList())).elements.some(({ isoAlpha2 }) => isoAlpha2 === 'GB'));
expect('the services', (await ok(portal.getApiUtilsUserServices())).message.includes('npq'));
expect('the data sets', (await ok(portal.getApiUtilsDataSets())).message.some(({ rows }) => (rows ?? 0) > 0));
expect('the wire names', (await ok(portal.getApiUtilsWireNames())).message.sipDomain === null);
expect('the states', (await ok(portal.getApiStatusServices())).message.length === 12);

const { elements } = (await ok(portal.getApiGnrSearchRangeSearch({ range: '4474', $type: 'MOBILE' }))).response;
expect('the ranges', elements.every(({ range, minlength }) => range.startsWith('4474') && minlength === 12));
expect('the file of ranges', String(await ok(portal.getApiGnrSearchRangeExport({ range: '4474' }))).includes('4474'));
expect('the operators', (await ok(portal.getApiGnrSearchOperators({ operator: 'lyca' }))).response.total > 0);
expect('the versions', (await ok(portal.getApiGnrSearchRangeChanges({ range: '44', change: 'moved' }))).response.to !== '');
expect('the tree', (await ok(portal.getApiGnrSearchRangeTree({ prefix: '447' }))).response.branches.length > 0);
expect('the look-up', (await ok(portal.getApiGnrSearchNumberLookup('447400123456'))).response.isoAlpha2 === 'GB');

expect('the answer', (await ok(portal.getApiTestDiagnosticsSingleQuery('447400123456', 'gnr'))).response.rc === 0);
const { response: answers } = await ok(portal.postApiTestDiagnosticsQueries({ numbers: numbers.slice(0, 2), services: ['npq', 'dno'] }));
expect('the answers', answers.map(({ tel, service }) => tel + service).join() === '447400123456npq,447400123456dno,12025550123npq,12025550123dno');
expect('what may be asked', (await ok(portal.getApiTestDiagnosticsEntitlements())).message.dailyQuota === null);

expect('watched', (await ok(portal.postApiWatch({ numbers: ['447400123456'] }))).added === 1);
expect('the watch list', (await ok(portal.getApiWatch())).message.numbers[0]?.digits === '447400123456');
expect('the changes', (await ok(portal.getApiWatchChanges())).message.length === 0);
expect('the file of changes', typeof (await ok(portal.getApiWatchChangesExport())) === 'string');
expect('no longer watched', (await ok(portal.postApiWatchRemove({ numbers: ['447400123456'] }))).removed === 1);

const batch = await ok(
  portal.postApiBatchqueryBatchQuery('results@customer.example', { file: csv(numbers), columns: csv(['name', 'a', 'b', 'c']) }, { service: ['npq', 'gnr'], idempotencyKey: 'nightly' }),
);
const resultsOf = async (id: string) => {
  for (;;) {
    const { message } = await ok(portal.getApiBatchqueryBatchResults({ id, limit: '10' }));
    if (message.every(({ status }) => status === 'done' || status === 'partly')) return message;
    await new Promise((later) => setTimeout(later, 100));
  }
};
const results = await resultsOf(batch.id);
expect('the results', results.map(({ Service, failed }) => Service + failed).join() === 'npq1,gnr1');
expect('a result', String(await ok(portal.getApiBatchqueryBatchDownload(results[0]!.Filename, { separator: ',' }))).includes('447400123456,'));
expect('the joined file', String(await ok(portal.getApiBatchqueryBatchJoined(batch.id))).includes('b;12025550123;'));
expect('the summary', (await ok(portal.getApiBatchqueryBatchSummary(batch.id))).message.records === 3);
expect('the findings', (await ok(portal.getApiBatchqueryBatchFindings(batch.id))).message.findings?.some(({ finding }) => finding === 'failed') === true);
expect('the numbers found', (await ok(portal.getApiBatchqueryBatchNumbers(batch.id, 'failed'))).message.length === 1);
expect('the limits', (await ok(portal.getApiBatchqueryBatchLimits())).message.open.max > 0);
const again = await ok(portal.postApiBatchqueryBatchRerun({ id: batch.id, found: 'failed' }, { idempotencyKey: 'again' }));
await resultsOf(again.id);
const tooLate = await portal.postApiBatchqueryBatchCancel({ id: again.id });
expect('cancelling what is done', tooLate.status === 409 && tooLate.data.code === 'conflict');

expect('the report', (await ok(portal.getApiReportsQdrreport({ daysAgo: '1', countryList: 'GB,US' }))).response.length > 0);
expect('the graph', (await ok(portal.getApiReportsQdrgraph({ daysAgo: '1' }))).response.dates.length > 0);
// Whatever day it was when the numbers were asked for.
const days = [day(-1), day(0)] as const;
expect('the records', (await ok(portal.getApiReportsQueries(...days, { service: 'gnr', $class: 'answered' }))).response.rows[0]?.channel === 'api');
expect('their number', (await ok(portal.getApiReportsQueriesTotal(...days))).response.records.answered >= 5);
expect('their file', String(await ok(portal.getApiReportsQueriesExport(...days, { format: 'csv' }))).includes('447400123456'));
const search = await ok(portal.postApiReportsSearches({ name: 'Yesterday', parameters: { period: 'yesterday', countryList: ['GB'], failed: false } }));
expect('the searches', (await ok(portal.getApiReportsSearches())).message[0]?.id === search.id);
await ok(portal.postApiReportsSearchesRemove({ id: search.id }));

const [document] = (await ok(portal.getApiDownloadsListfiles('cic-list/snapshot'))).message;
expect('a document', String(await ok(portal.getApiDownloadsDownloadfile('cic-list/snapshot', document!.filecode))) === '0123456789');
expect('the guide', String(await ok(portal.getApiDownloadsDownloadguide('product-documentation'))).startsWith('%PDF'));

const { ticketId } = await ok(portal.postApiSupportTicket({ ticketSeverity: 'Other', ticketSubject: 'A question', ticketMessage: 'How is it done?' }));
expect('the message', (await ok(portal.postApiSupportTicketMessage({ ticketId, text: 'Like this.' }))).number === 1);
await ok(portal.postApiSupportTicketSeen({ ticketId, messages: 1 }));
expect('the ticket', (await ok(portal.getApiSupportTicket(ticketId))).response.messages.length === 1);
expect('the tickets', (await ok(portal.getApiSupportTickets())).message.map((ticket) => ticket.ticketId).join() === ticketId);

/** Never called: what the types must refuse. */
export async function refused() {
  // @ts-expect-error a body without what it must have
  await portal.postApiTestDiagnosticsQueries({ numbers: [] });
  // @ts-expect-error a service that there is not
  await portal.postApiTestDiagnosticsQueries({ numbers: [], services: ['npg'] });
  // @ts-expect-error a number that is not a text
  await portal.postApiWatch({ numbers: [447400123456] });
  // @ts-expect-error a parameter that must be there
  await portal.getApiTestDiagnosticsSingleQuery('447400123456');
  // @ts-expect-error a parameter of another type
  await portal.getApiReportsQdrreport({ countryList: 1 });
  // @ts-expect-error a form without its file
  await portal.postApiBatchqueryBatchQuery('results@customer.example', {});
  // @ts-expect-error a field that no answer has
  await ok(portal.getApiBatchqueryBatchLimits()).then(({ message }) => message.closed);
  // @ts-expect-error a code that no refusal has
  if (tooLate.status === 409) return tooLate.data.code === 'conflicts';
}
`;
