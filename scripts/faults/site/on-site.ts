/** Runs a fault case. At its end everything is reconciled: what was acknowledged is there, once. */
import { reconcile } from './reconciliation.ts';
import { Site } from './site.ts';

interface SiteOptions {
  /** How many nodes run from the start. */
  readonly nodes?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `work` on a site of its own, reconciles, says what came of it, and removes the site. The process ends with 1 where something was wrong. */
export async function onSite(work: (site: Site) => Promise<void>, { nodes = 1, env = {} }: SiteOptions = {}): Promise<void> {
  process.once('SIGINT', () => process.exit(130));
  const site = await Site.build(env);
  try {
    await Promise.all(Array.from({ length: nodes }, () => site.startNode()));
    await work(site);
    await site.load.stop();
    site.faults.push(...site.load.faults, ...(await reconcile(site)));
  } catch (error) {
    site.faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    await site.remove();
  }
  console.log(`${site.load.figures()}. ${site.faults.join('. ') || 'Nothing was lost, nothing came twice.'}`);
  process.exit(site.faults.length > 0 ? 1 : 0);
}
