import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { humanCheck } from '../../shared/sign-in/passwords.ts';
import type { TestPortal } from './test-portal.ts';

/** A solved human check, as the widget sends it. */
export async function proofOfWork(portal: TestPortal): Promise<string> {
  return solve((await portal.call(humanCheck, {})).body);
}

/** The same for a challenge that is there. */
export async function solve(challenge: Challenge | undefined): Promise<string> {
  if (!challenge) throw new Error('There is no challenge to solve');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
