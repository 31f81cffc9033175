/** Limits processes to shares of a core, on Linux: otherwise a machine of few cores cannot show how work scales with the number of processes. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';

const periodUs = 100_000;
const [unified, cpuAlone] = ['/sys/fs/cgroup', '/sys/fs/cgroup/cpu'];

/** Limits the process `pid`, with all its threads, to this share of a core until it ends. Throws if this user is not permitted to. */
export function giveShareOfCore(pid: number, share: number): void {
  const isUnified = existsSync(`${unified}/cgroup.controllers`);
  const group = `${isUnified ? unified : cpuAlone}/dialplane-bench-${pid}`;
  const quotaUs = Math.round(share * periodUs);
  mkdirSync(group);
  process.once('exit', () => {
    try {
      rmdirSync(group);
    } catch {
      // A process that still ends keeps its group.
    }
  });
  if (isUnified) {
    writeFileSync(`${unified}/cgroup.subtree_control`, '+cpu');
    writeFileSync(`${group}/cpu.max`, `${quotaUs} ${periodUs}`);
  } else {
    writeFileSync(`${group}/cpu.cfs_period_us`, String(periodUs));
    writeFileSync(`${group}/cpu.cfs_quota_us`, String(quotaUs));
  }
  writeFileSync(`${group}/cgroup.procs`, String(pid));
}
