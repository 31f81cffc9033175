/** Publishes the portal's own documents: once after the start, and every few minutes those that became due. */
import type { FastifyBaseLogger } from 'fastify';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import type { DocumentDeps, PrintedNames } from './documents.ts';
import { makePeriodReports } from './period-reports.ts';
import { publishProductDocuments } from './product-documents.ts';
import { publishRangeDocuments } from './range-documents.ts';

const everyMs = 5 * 60_000;
/** Delay before a failed document is retried: the storage may be back. */
const defaultRetryMs = 30_000;
/** Lets the start finish first; a request for a list begins the publishing at once. */
const firstAfterMs = 1_000;

export interface DocumentPublishing {
  /** Waits until this node has published, or failed to publish, everything that was due at its start: until then lists would be incomplete. */
  published(): Promise<void>;
  /** Starts nothing more, and waits for the running job. */
  stop(): Promise<void>;
}

interface PublishingDeps extends DocumentDeps {
  readonly config: PrintedNames & { readonly KEEP_DOCUMENTS_DAYS?: number | undefined };
  readonly dataSets: { current(): { readonly ranges: Ranges } };
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly queryRecords: { isAllWritten(): Promise<boolean> };
  /** Organisations that get the newest report of each kind even without queries: those of the demo. */
  readonly evenWithoutQueries: readonly number[];
  readonly retryMs?: number | undefined;
  /** Duration of the lease with which this node makes a document. */
  readonly leaseMs?: number | undefined;
}

/** Starts publishing in the background: the start of the portal does not wait for it. */
export function startDocumentPublishing({ leaseMs, ...given }: PublishingDeps): DocumentPublishing {
  const stopping = new AbortController();
  const deps = { ...given, leases: { leaseMs, stopping: stopping.signal } };
  const failed = new Map<string, () => Promise<void>>();
  const attempt = async (what: string, publish: () => Promise<void>) => {
    if (stopping.signal.aborted) return;
    failed.delete(what);
    await publish().catch((err: unknown) => {
      // A job that waited for another node ends with the stop.
      if (stopping.signal.aborted) return;
      failed.set(what, publish);
      deps.log.error({ err }, `${what} could not be published`);
    });
  };
  const makeReports = () => attempt('reports', () => makePeriodReports(deps, deps.evenWithoutQueries));

  const due = Promise.withResolvers<void>();
  const soon = setTimeout(due.resolve, firstAfterMs);
  const first = (async () => {
    await due.promise;
    // Small documents first: an immediate visitor finds most lists filled.
    await attempt('product documents', () => publishProductDocuments(deps));
    await makeReports();
    await attempt('range documents', () => publishRangeDocuments(deps, { before: undefined, after: deps.dataSets.current().ranges }));
  })();
  let running = first;
  const timer = setInterval(() => {
    running = running.then(makeReports);
  }, everyMs);
  const retries = setInterval(() => {
    running = running.then(async () => {
      // A repeated failure goes to the end of the map.
      const again = [...failed];
      for (const [what, publish] of again) await attempt(what, publish);
    });
  }, deps.retryMs ?? defaultRetryMs);

  return {
    published: () => {
      due.resolve();
      return first;
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(soon);
      due.resolve();
      clearInterval(timer);
      clearInterval(retries);
      await running;
    },
  };
}
