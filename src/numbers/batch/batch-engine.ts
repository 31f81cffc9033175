/** A batch: several services over the data sets, bytes of the uploaded file in, bytes of CSV out, chunk by chunk. */
import { csvRow } from '../../shared/base/csv.ts';
import { fieldsOf, type Answer } from '../../shared/services/legend.ts';
import { isFailure } from '../../shared/services/reason-codes.ts';
import { serviceCodes, type DataService, type ServiceCode } from '../../shared/services/services.ts';
import { answerSubject, endedEarly, provenanceOfSubject } from '../answers/answer.ts';
import { isE164, numberSubjectOf, type Asked, type Question } from '../answers/number-subject.ts';
import { ServiceColumn, type AnsweredRow } from './service-column.ts';
import { AnswerClasses } from './answer-classes.ts';
import { BatchLines } from './batch-lines.ts';
import { ListedNumbers, readsRoute } from './listed-numbers.ts';
import { sourceOf } from './row-sources.ts';
import { operatorIn, type ServiceRows } from './service-rows.ts';
import type { NumberData } from '../number-data.ts';

export interface BatchEngine {
  /**
   * Answers whole lines of a checked file, which may end in LF or CRLF; the last one needs no end, and a byte order mark before the first is
   * skipped. A text in double quotes is taken without them. What is no E.164 number is a row with rc 100. One result a service, in their
   * order; the buffer of its bytes is nobody else's and may be transferred.
   */
  answer(rows: Uint8Array): ServiceRows[];
}

/** An engine over the data of this moment, for one batch: what it has once worked out it keeps. Nothing is shared, so a thread has its own. */
export function createBatchEngine(data: NumberData, services: readonly DataService[], asked: Asked): BatchEngine {
  const lines = new BatchLines();
  const listed = new ListedNumbers(data, services, asked);
  const classes = new AnswerClasses(data.ranges);
  const columns = services.map(
    (service, i) =>
      new ServiceColumn({
        answerRow: (text) => answerRow(data, { service, number: text }, asked),
        classes: readsRoute(service) ? classes.routed : classes.plain,
        countries: classes.countries,
        own: listed.services,
        ownBit: 1 << i,
        ownCellOf: (line) => listed.lastPortedOf(line),
      }),
  );
  return {
    answer(rows) {
      for (let start = startOf(rows); start < rows.length;) {
        start = lines.read(rows, start);
        listed.read(lines);
        classes.read(lines, listed.routes);
        for (const column of columns) column.write(lines);
      }
      return columns.map((column) => column.take());
    },
  };
}

/** The heading row of a service's result file, with its line end. */
export function headerOf(service: ServiceCode): string {
  return `${csvRow(['number', ...fields[service]])}\r\n`;
}

/** The row of one answer, with its line end: the number as given, then the service's fields in the legend's order, unknown ones empty. */
export function csvOfAnswer(service: ServiceCode, given: string, answer: Answer): string {
  return `${csvRow([given, ...fields[service].map((field) => answer[field])])}\r\n`;
}

// The entries are one for each service.
const fields = Object.fromEntries(serviceCodes.map((service) => [service, fieldsOf(service)])) as Record<
  ServiceCode,
  ReturnType<typeof fieldsOf>
>;

function answerRow(data: NumberData, { service, number: text }: Question<DataService>, asked: Asked): AnsweredRow {
  const subject = numberSubjectOf(data.ranges, text);
  const answer = endedEarly(data, text) ?? answerSubject(data, { service, subject }, asked);
  const hasOwnDate = service === 'ported' && typeof answer.lastPorted === 'string';
  const before = hasOwnDate ? fields.ported.slice(0, fields.ported.indexOf('lastPorted')).map((field) => answer[field]) : [];
  return {
    csv: csvOfAnswer(service, text, answer),
    rc: answer.rc,
    failed: isFailure(answer.rc),
    operator: operatorIn(answer),
    ownCellAt: hasOwnDate ? csvRow([text, ...before, '']).length : -1,
    source: isE164(text) ? sourceOf(provenanceOfSubject(data, { service, subject }, { ...asked, rc: answer.rc })) : undefined,
  };
}

/** Behind a byte order mark in UTF-8, where there is one. */
function startOf(rows: Uint8Array): number {
  return rows[0] === 0xef && rows[1] === 0xbb && rows[2] === 0xbf ? 3 : 0;
}
