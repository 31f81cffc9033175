/** A portal on the embedded database for a fault case: somebody who may ask it, and what is recorded of what they asked. */
import { singleQuery } from '../../../src/shared/api/test-diagnostics.ts';
import { startPortal } from '../../../src/server/start.ts';
import { makeUser, signedInToken } from '../../../src/server/test-support/factories.ts';
import { testConfig } from '../../../src/server/test-support/test-config.ts';

export interface EmbeddedSite {
  /** Of what was asked so far, which numbers were answered. */
  readonly answered: Set<string>;
  /** Asks for one number more; the status, or undefined where no reply came. */
  ask(address: string): Promise<{ status: number; text: string; isToBeTriedAgain: boolean } | undefined>;
  /** While no portal runs: how many answered numbers are not recorded exactly once. */
  wrong(): Promise<number>;
}

/** Makes the portal in `dataDir`, which is empty. */
export async function makeEmbeddedSite(dataDir: string): Promise<EmbeddedSite> {
  const portal = await startPortal(testConfig({ DATA_DIR: dataDir }));
  const headers = { authorization: `Bearer ${await signedInToken(portal.deps, await makeUser(portal.deps))}` };
  await portal.deps.publishing.published();
  await portal.stop();
  const answered = new Set<string>();
  let asked = 0;
  return {
    answered,
    async ask(address) {
      const tel = String(447_400_000_000 + asked++);
      try {
        const reply = await fetch(`${address}${singleQuery.path}?phonenumber=${tel}&service=npq`, { headers });
        const text = await reply.text();
        if (reply.status === 200) answered.add(tel);
        return { status: reply.status, text, isToBeTriedAgain: reply.headers.has('retry-after') };
      } catch {
        return undefined;
      }
    },
    async wrong() {
      const again = await startPortal(testConfig({ DATA_DIR: dataDir }));
      const rows = await again.deps.db.selectFrom('query_records').select('tel').execute();
      await again.stop();
      const times = Map.groupBy(rows, ({ tel }) => tel);
      return [...answered].filter((tel) => times.get(tel)?.length !== 1).length;
    },
  };
}
