/** Single queries a second, each answered after its record is on the disk; and their wait beside reports. */
import autocannon, { type Result } from 'autocannon';
import { atMost, fasterThan, type Line } from './line.ts';
import { type BenchPortal, startBenchPortal } from './portal.ts';

export const name = 'Single queries: each answer recorded and on the disk before it leaves';

const seconds = 5;
const services = ['npq', 'gnr', 'ported', 'dno'];
const most = 50;
const leastPerSecond = 3_000;
const mostMedianMs = 20;
/** Number of queries of a person who works through a list while another one reads reports. */
const few = 10;
const reportPath = '/api/reports/qdrreport?daysAgo=30&currentCompany=All%20Services';

export async function run(): Promise<Line[]> {
  const portal = await startBenchPortal();
  try {
    await ask(portal, most, 2);
    const { perSecond, medianMs } = await ask(portal, most);
    const alone = await ask(portal, few);
    const beside = await besideReports(portal, () => ask(portal, few));
    return [
      fasterThan('time of one of many single queries', { ours: 1_000 / perSecond, peer: 1_000 / leastPerSecond, unit: 'ms' }, 1),
      atMost('single query, median', { ours: medianMs, peer: mostMedianMs, unit: 'ms' }, 1),
      atMost('single query beside 30-day reports vs alone, median', { ours: beside.medianMs, peer: alone.medianMs, unit: 'ms' }, 3),
    ];
  } finally {
    await portal.stop();
  }
}

async function ask(
  { address, authorization }: BenchPortal,
  connections: number,
  duration = seconds,
): Promise<{ perSecond: number; medianMs: number }> {
  const requests = Array.from({ length: 1_000 }, (_, index) => ({
    path: `/api/test-diagnostics/single-query?phonenumber=4474${String(index * 7_919).padStart(8, '0')}&service=${services[index % services.length]}`,
  }));
  // autocannon's own histogram has whole milliseconds.
  const times: number[] = [];
  const {
    requests: answered,
    non2xx,
    errors,
  } = await new Promise<Result>((resolve, reject) => {
    const instance = autocannon({ url: address, connections, duration, headers: { authorization }, requests }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    instance.on('response', (...response) => times.push(response[3]));
  });
  if (non2xx + errors > 0) throw new Error(`Single queries: ${non2xx} refusals, ${errors} errors`);
  return { perSecond: answered.average, medianMs: times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN };
}

/** Requests one report after the other while `work` runs. */
async function besideReports<Answer>({ address, authorization }: BenchPortal, work: () => Promise<Answer>): Promise<Answer> {
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const reply = await fetch(`${address}${reportPath}`, { headers: { authorization } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`A report is ${reply.status}`);
    }
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await reading;
  }
}
