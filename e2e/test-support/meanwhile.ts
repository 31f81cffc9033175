import type { Endpoint, InputOf } from '../../src/shared/base/endpoint.ts';
import type { RunningPortal } from './portal.ts';
import { call, sessionOf, staff } from './sign-in.ts';

/** Somebody else changes something by the portal's API while a form is open: staff, unless it is said who. */
export async function meanwhile<E extends Endpoint>(
  portal: RunningPortal,
  { endpoint, body, by = staff }: { endpoint: E; body: InputOf<E>['body']; by?: string },
): Promise<void> {
  await call(portal, endpoint, { body, token: await sessionOf(portal, by) });
}
