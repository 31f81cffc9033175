import type { Endpoint, InputOf } from '../../src/shared/base/endpoint.ts';
import type { RunningPortal } from './portal.ts';
import { call, sessionOf, staff } from './sign-in.ts';

/** Changes something as another user, by the portal's API, while a form is open: staff by default. */
export async function meanwhile<E extends Endpoint>(
  portal: RunningPortal,
  { endpoint, body, by = staff }: { endpoint: E; body: InputOf<E>['body']; by?: string },
): Promise<void> {
  await call(portal, endpoint, { body, token: await sessionOf(portal, by) });
}
