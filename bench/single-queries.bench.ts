/** Single queries a second on the embedded database: each is answered when its record is on the disk. */
import autocannon from 'autocannon';
import { atMost, fasterThan, type Line } from './line.ts';
import { startBenchPortal } from './portal.ts';

export const name = 'Single queries on the embedded database: 50 connections, each answer recorded and on the disk before it leaves';

const connections = 50;
const seconds = 5;
const services = ['npq', 'gnr', 'ported', 'dno'];
const leastPerSecond = 3_000;
const mostMedianMs = 20;

export async function run(): Promise<Line[]> {
  const portal = await startBenchPortal();
  try {
    const requests = Array.from({ length: 1_000 }, (_, index) => ({
      path: `/api/test-diagnostics/single-query?phonenumber=4474${String(index * 7_919).padStart(8, '0')}&service=${services[index % services.length]}`,
    }));
    const ask = (duration: number) =>
      autocannon({ url: portal.address, connections, duration, headers: { authorization: portal.authorization }, requests });
    await ask(2);
    const { requests: answered, latency, non2xx, errors } = await ask(seconds);
    if (non2xx + errors > 0) throw new Error(`Single queries: ${non2xx} refusals, ${errors} errors`);
    return [
      fasterThan('time of one of many single queries', { ours: 1_000 / answered.average, peer: 1_000 / leastPerSecond, unit: 'ms' }, 1),
      atMost('single query, median', { ours: latency.p50, peer: mostMedianMs, unit: 'ms' }, 1),
    ];
  } finally {
    await portal.stop();
  }
}
