/** The portal as a process of its own, as an operator starts it, which goes with the test. */
import { onTestFinished } from 'vitest';
import { signalGroup, startMain, startNpm, startPortalProcess, type StartedProgram } from './started-program.ts';

/** `npm start`, in a process group of its own, which is killed with the test. */
export function runNpm(env: Record<string, string>): StartedProgram {
  return endingWithTest(startNpm(env));
}

/** Runs the portal without npm. */
export function runMain(env: Record<string, string>, options?: Parameters<typeof startMain>[1]): StartedProgram {
  return endingWithTest(startMain(env, options));
}

/** The same with leases of `leaseMs`, and a clock that stands at `now`. */
export function runPortal(env: Record<string, string>, leaseMs: number, now?: string): StartedProgram {
  return endingWithTest(startPortalProcess(env, { leaseMs, now }));
}

function endingWithTest(program: StartedProgram): StartedProgram {
  onTestFinished(() => signalGroup(program, 'SIGKILL'));
  return program;
}
