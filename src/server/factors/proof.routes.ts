import type { FastifyInstance } from 'fastify';
import { passkeyToProve, readProofWays } from '../../shared/factors/proof.ts';
import { factorsSaid } from '../../shared/factors/said.ts';
import { makeChallenge } from './passkey-challenges.ts';
import { credentialsOf } from './passkey-rows.ts';
import { proofWaysOf } from './proof.ts';
import { relyingParty, requestOptions } from './webauthn.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { serveOn } from '../http/serve.ts';

export function proofRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, publicUrl } = deps;

  serve(readProofWays, async ({ session }) => ({ message: await proofWaysOf(db, session) }));

  serve(passkeyToProve, async ({ session }) => {
    const { id } = relyingParty(publicUrl());
    const known = await credentialsOf(db, session.portalId);
    if (known.length === 0) throw new AppError('not_found', factorsSaid.noPasskey);
    return { options: requestOptions(id, await makeChallenge(db, session.tokenHash), known) };
  });
}
