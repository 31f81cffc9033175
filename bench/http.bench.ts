/** Requests a second of whole calls over HTTP, as a share of what bare `node:http` reaches with the same bytes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Line } from './line.ts';
import { type BenchPortal, startBenchPortal, startProcess } from './portal.ts';

export const name = 'Calls over HTTP: 64 connections';

const calls = [
  { name: 'range-search call vs bare node:http', path: '/api/gnr-search/range-search?range=1', least: 0.5 },
  { name: 'signed-in JSON call vs bare node:http', path: '/api/authentication/status', least: 0.7 },
];
const rounds = 3;
const secondsARound = 3;

const bareServer = `
  const { createServer } = await import('node:http');
  const { readFileSync } = await import('node:fs');
  const body = readFileSync(process.env.BODY);
  const server = createServer((request, response) => response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body));
  server.listen(0, '127.0.0.1', () => console.log('listens at http://127.0.0.1:' + server.address().port));
`;

export async function run(): Promise<Line[]> {
  const portal = await startBenchPortal();
  try {
    const lines: Line[] = [];
    for (const call of calls) lines.push(await compare(call, portal));
    return lines;
  } finally {
    await portal.stop();
  }
}

async function compare(call: (typeof calls)[number], { address, authorization, dataDir }: BenchPortal): Promise<Line> {
  const BODY = join(dataDir, 'body');
  const reply = await fetch(address + call.path, { headers: { authorization } });
  if (!reply.ok) throw new Error(`${call.path} answered ${reply.status}`);
  writeFileSync(BODY, Buffer.from(await reply.arrayBuffer()));
  const bare = await startProcess(['--input-type=module', '--eval', bareServer], { BODY });
  const shares: { ours: number; peer: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    shares.push({
      ours: await requestsPerSecond(address + call.path, authorization),
      peer: await requestsPerSecond(bare.address + call.path, authorization),
    });
  }
  bare.child.kill();
  const middle = shares.toSorted((a, b) => a.ours / a.peer - b.ours / b.peer)[Math.floor(rounds / 2)];
  const { ours, peer } = middle ?? { ours: Number.NaN, peer: Number.NaN };
  return {
    name: call.name,
    ours,
    peer,
    unit: 'requests/s',
    ratio: ours / peer,
    goal: `>= ${call.least} of its rate`,
    holds: ours / peer >= call.least,
  };
}

async function requestsPerSecond(url: string, authorization: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 64, duration: secondsARound, headers: { authorization } });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}
