/** A query's result in the forms in which people take it away. */
import { csvText } from '../../../../shared/csv.ts';
import { fieldsOf } from '../../../../shared/services/legend.ts';
import { singleQuery } from '../../../../shared/api/test-diagnostics.ts';
import type { ServiceCode } from '../../../../shared/services/services.ts';
import type { Ladder } from './query-results.ts';

export function ladderAsJson({ number, rungs }: Ladder): string {
  const results: Record<string, unknown> = {};
  const failures: Record<string, string> = {};
  for (const rung of rungs) {
    if (rung.state === 'answered') results[rung.service] = rung.answer;
    if (rung.state === 'failed' || rung.state === 'timed-out') failures[rung.service] = rung.message;
  }
  return JSON.stringify({ number, results, ...(Object.keys(failures).length > 0 ? { failures } : {}) }, null, 2);
}

/** A header and one row: the number, then each service's fields as `npq.cic`. */
export function ladderAsCsv({ number, rungs }: Ladder): string {
  const header = ['tel'];
  const row: (string | number | boolean | null)[] = [number];
  for (const rung of rungs) {
    if (rung.state !== 'answered') continue;
    for (const field of fieldsOf(rung.service).filter((name) => name !== 'tel')) {
      header.push(`${rung.service}.${field}`);
      row.push(rung.answer[field] ?? null);
    }
  }
  return csvText([header, row]);
}

/** The same query for a terminal, a line a service. The token is a placeholder: a copied text must not carry a session. */
export function ladderAsCurl(number: string, services: readonly ServiceCode[], origin: string): string {
  return services
    .map((service) => {
      const query = new URLSearchParams({ phonenumber: number, service });
      return `curl -H 'Authorization: Bearer YOUR_TOKEN' '${origin}${singleQuery.path}?${query}'`;
    })
    .join('\n');
}
