/** Runs a fault case. At its end everything is reconciled: each acknowledged query and batch is there, once. */
import { BundledSite } from './bundled-site.ts';
import type { Load } from './load.ts';
import { type Reconciled, reconcile } from './reconciliation.ts';
import { Site } from './site.ts';

interface SiteOptions {
  /** Number of nodes that run from the start. */
  readonly nodes?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Limit of printed faults, since one may come with every call. */
const shownFaults = 10;

interface AnySite extends Reconciled {
  readonly load: Load;
  readonly faults: string[];
  remove(): Promise<void>;
}

/** Runs `work` on a site of its own, reconciles, prints the outcome, and removes the site. The process ends with 1 if there were faults. */
export async function onSite(work: (site: Site) => Promise<void>, { nodes = 1, env = {} }: SiteOptions = {}): Promise<void> {
  await runCase(await Site.build(env), async (site) => {
    await Promise.all(Array.from({ length: nodes }, () => site.startNode()));
    await work(site);
  });
}

/** Runs `work` on a portal with the PostgreSQL that comes with it; `work` starts it, and leaves it running. */
export async function onBundledSite(
  work: (site: BundledSite) => Promise<void>,
  options: { readonly diskMegabytes?: number } = {},
): Promise<void> {
  await runCase(await BundledSite.build(options), work);
}

async function runCase<OneSite extends AnySite>(site: OneSite, work: (site: OneSite) => Promise<void>): Promise<void> {
  process.once('SIGINT', () => process.exit(130));
  try {
    await work(site);
    await site.load.stop();
    if (site.load.differentAnswers > 1) site.faults.push(`${site.load.differentAnswers} different answers came to the same question`);
    site.faults.push(...(await reconcile(site)));
  } catch (error) {
    site.faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await site.remove();
  }
  const faults = [...site.faults, ...site.load.faults];
  console.log(`${site.load.figures()}. ${faults.slice(0, shownFaults).join('. ') || 'Nothing was lost, nothing came twice.'}`);
  process.exit(faults.length > 0 ? 1 : 0);
}
