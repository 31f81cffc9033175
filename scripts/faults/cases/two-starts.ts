/** F30: two nodes start at once on an empty PostgreSQL, and one is killed in the middle: the other one comes up, on a schema that is whole. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrationStatus, openDatabase } from '../../../src/server/database/database.ts';
import { onSite } from '../site/on-site.ts';

const rounds = 5;
const longestMs = 4_000;

await onSite(async (site) => {
  site.load.start();
  for (let round = 1; round <= rounds; round += 1) {
    const name = `empty_${round}`;
    await site.look((db) => sql`create database ${sql.id(name)}`.execute(db));
    const url = site.server.urlOf(name);
    const starting = [site.beginNode({ DATABASE_URL: url }), site.beginNode({ DATABASE_URL: url })] as const;
    await setTimeout(Math.random() * longestMs);
    const wasUp = /listens at/.test(starting[0].output());
    await site.kill(starting[0]);
    await starting[1].address;
    const again = site.beginNode({ DATABASE_URL: url });
    await again.address;
    const { db, close } = openDatabase(url);
    const { known, foreign } = await migrationStatus(db);
    await close();
    site.expect(known.every(({ isDone }) => isDone) && foreign.length === 0, `The schema of round ${round} is not whole`);
    site.tell(`round ${round}: killed ${wasUp ? 'after' : 'before'} it listened; the other one and the next start are up`);
    await Promise.all([starting[1], again].map((node) => site.kill(node)));
  }
});
