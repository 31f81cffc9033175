import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { humanCheck } from '../../shared/api/passwords.ts';
import type { TestPortal } from './test-portal.ts';

/** A solved human check, as the widget sends it. */
export async function proofOfWork(portal: TestPortal): Promise<string> {
  const { body: challenge } = await portal.call(humanCheck, {});
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
