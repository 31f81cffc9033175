/** Faults in a fleet under load, one after the other. Each leaves the fleet whole again. */
import { setTimeout } from 'node:timers/promises';
import { partitionOf, streamOf } from '../../src/server/query-records/stream/messages.ts';
import { etcdLeader } from './etcd.ts';
import type { DatabaseMember } from './database-member.ts';
import type { Fleet } from './fleet.ts';
import { waitFor } from './process.ts';

const frozenMs = 40_000;

async function leaderOf(fleet: Fleet): Promise<DatabaseMember> {
  const leader = await fleet.database.leader();
  if (!leader) throw new Error('No database leads');
  return leader;
}

/** Waits for another leader. */
async function anotherLeads(fleet: Fleet, former: DatabaseMember): Promise<void> {
  await waitFor('another leader', async () => {
    for (const member of fleet.database.members) if (member !== former && (await member.leads())) return true;
    return false;
  });
}

type Case = (fleet: Fleet) => Promise<void>;

export const cases = {
  /** Kills the leading database, like a bug; its machine lives. */
  'killed-leader': async (fleet) => {
    const leader = await leaderOf(fleet);
    leader.signalServer('SIGKILL');
    await anotherLeads(fleet, leader);
  },

  /** Kills the machine of the leading database, which comes back later. */
  'lost-machine': async (fleet) => {
    const leader = await leaderOf(fleet);
    leader.signal('SIGKILL');
    await anotherLeads(fleet, leader);
    leader.start();
  },

  /** Kills the machine of the standby that has every acknowledged write: the other one takes its place. */
  'lost-standby': async (fleet) => {
    const successor = (await (await leaderOf(fleet)).runningByRole()).get('sync_standby');
    const standby = fleet.database.members.find(({ name }) => name === successor);
    standby?.signal('SIGKILL');
    await fleet.load.answersMore(100);
    standby?.start();
  },

  /** Kills the leader of the three etcd members. */
  'killed-etcd-leader': async (fleet) => {
    const { etcd } = fleet.database;
    const leader = await etcdLeader(etcd);
    leader?.kill();
    await waitFor('another etcd that leads', async () => {
      const next = await etcdLeader(etcd.filter((member) => member !== leader));
      return next !== undefined;
    });
    await fleet.load.answersMore(100);
    leader?.startAgain();
  },

  /** Freezes the leader's machine. After its return it acknowledges no write that is lost. */
  'frozen-leader': async (fleet) => {
    const leader = await leaderOf(fleet);
    const past = await leader.connect();
    await past.query('create table if not exists written_past_haproxy (id int)');
    const since = performance.now();
    leader.signal('SIGSTOP');
    const written = past.query('insert into written_past_haproxy values (1)').then(
      () => true,
      () => false,
    );
    await anotherLeads(fleet, leader);
    await setTimeout(Math.max(0, frozenMs - (performance.now() - since)));
    leader.signal('SIGCONT');
    const wasAcknowledged = await written;
    await past.end().catch(() => undefined);
    await fleet.database.isWhole();
    const after = await (await leaderOf(fleet)).connect();
    const { rows } = await after.query('select from written_past_haproxy');
    await after.end();
    if (wasAcknowledged && rows.length === 0) fleet.faults.push('A leader that was frozen acknowledged a write that is lost');
  },

  /** Cuts the leader off from etcd; everyone else reaches both. */
  'leader-without-etcd': async (fleet) => {
    const leader = await leaderOf(fleet);
    leader.cutFromEtcd();
    await anotherLeads(fleet, leader);
    leader.mendToEtcd();
  },

  /** Kills the leading server of the stream with the callers' records, which comes back later. */
  'killed-records-leader': async (fleet) => {
    const stream = streamOf(partitionOf(fleet.caller.user.organisationId));
    const leader = await fleet.records.leaderOf(stream);
    await leader.kill();
    await waitFor('another server that leads the stream', async () => (await fleet.records.leaderOf(stream)) !== leader);
    await fleet.load.answersMore(100);
    leader.start();
    await fleet.allRecordsAreWritten();
  },

  'killed-api-node': async (fleet) => {
    const node = await fleet.killNode('api');
    await fleet.load.answersMore(100);
    await fleet.startAgain(node);
  },

  'killed-worker': async (fleet) => {
    const node = await fleet.killNode('worker');
    await fleet.load.answersMore(100);
    await fleet.startAgain(node);
  },

  /** Stops and restarts every node gracefully, one after the other: no call fails. */
  'rolling-restart': async (fleet) => {
    const since = performance.now();
    for (const node of fleet.nodes) {
      const code = await fleet.stopNode(node);
      if (code !== 0) fleet.faults.push(`A node that was stopped ended with ${code}`);
      await fleet.startAgain(node);
    }
    if (fleet.load.lastFailureAfter(since) > 0) fleet.faults.push('Calls failed while nodes were restarted one after the other');
  },
} satisfies Record<string, Case>;

export type CaseName = keyof typeof cases;
