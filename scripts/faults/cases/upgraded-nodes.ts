/** Nodes are replaced one by one by those of a newer version, whose first one migrates the database under load, and then back. No call fails. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { onSite } from '../site/on-site.ts';

const newerVersion = [join(import.meta.dirname, '../site/newer-version.ts')];

await onSite(
  async (site) => {
    site.load.start();
    for (const preload of [newerVersion, newerVersion, [], []]) {
      await site.load.answersMore(150);
      await site.startNode({}, preload);
      const [oldest] = site.running();
      if (!oldest) throw new Error('There is no node to stop');
      await site.load.answersMore(50);
      const { code } = await site.stop(oldest);
      site.expect(code === 0, `A node that was stopped ended with ${code}`);
    }
    const { rows } = await site.look((db) => sql`select from kysely_migration where name = '9998_something_more'`.execute(db));
    site.expect(rows.length === 1, 'The newer version did not migrate');
    site.expect(site.load.failures === 0, `${site.load.failures} calls failed while the version changed`);
  },
  { nodes: 2 },
);
