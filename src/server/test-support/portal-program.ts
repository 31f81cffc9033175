/** The portal as a process of its own, as an operator starts it, which goes with the test. */
import { onTestFinished } from 'vitest';
import { signalGroup, startMain, startNpm, type StartedProgram } from './started-program.ts';

/** `npm start`, in a process group of its own, which is killed with the test. */
export function runNpm(env: Record<string, string>): StartedProgram {
  return endingWithTest(startNpm(env));
}

/** Runs the portal without npm. */
export function runMain(env: Record<string, string>): StartedProgram {
  return endingWithTest(startMain(env));
}

function endingWithTest(program: StartedProgram): StartedProgram {
  onTestFinished(() => signalGroup(program, 'SIGKILL'));
  return program;
}
