import type { FastifyInstance } from 'fastify';
import { batchAddresses, confirmBatchAddress, removeBatchAddress, withdrawBatchAddress } from '../../shared/batches/batch-addresses.ts';
import { batchesSaid } from '../../shared/batches/said.ts';
import { agreedAddresses } from './batch-withdrawals.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { confirmAddress } from './announcements.ts';
import { removeAgreedAddress, withdrawAddress } from './withdrawals.ts';

export function batchAddressRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db } = deps;

  serve(confirmBatchAddress, async ({ body }) => {
    const { email, organisation } = await confirmAddress(deps, body.token);
    return told(batchesSaid.agreed(organisation, email));
  });

  serve(withdrawBatchAddress, async ({ body }) => {
    const { email, organisation } = await withdrawAddress(db, body.token);
    return told(batchesSaid.withdrawn(email, organisation));
  });

  serve(batchAddresses, async ({ session }) => {
    const agreed = await agreedAddresses(db, session.organisationId);
    return { message: agreed.map(({ email, agreedAt }) => ({ email, agreedAt: agreedAt.toISOString() })) };
  });

  serve(removeBatchAddress, async ({ body, session }) => {
    await removeAgreedAddress(db, session, body.email);
    return told(batchesSaid.removed(body.email));
  });
}
