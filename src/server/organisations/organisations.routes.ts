import type { FastifyInstance } from 'fastify';
import {
  addOrganisation,
  changeHomeCountry,
  closeOrganisation,
  type OrganisationRow,
  organisationDetail,
  organisationList,
  renameOrganisation,
  reopenOrganisation,
} from '../../shared/organisations/organisations.ts';
import { organisationsSaid } from '../../shared/organisations/said.ts';
import { setEntitlement } from '../../shared/entitlements/entitlements.ts';
import { entitlementsSaid } from '../../shared/entitlements/said.ts';
import { usersSaid } from '../../shared/users/said.ts';
import { homeCountryOf } from '../auth/home-countries.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import { requireCountry } from '../http/read-numbers.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { accountsOf, type ListedOrganisation, listOrganisations, nextAccount } from './organisation-list.ts';
import { entitlementOf, newestBatchesOf, openInvitationsOf, underWayOf } from './organisations.queries.ts';
import { addWithAdministrator, close, entitle, rename, reopen, setHomeCountry } from './organisations.service.ts';

export function organisationsRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);

  serve(organisationList, async ({ query }) => {
    const { rows, ...page } = await listOrganisations(deps.db, deps.clock(), query);
    return { message: rows.map(rowOf), nextUserId: nextAccount(await accountsOf(deps.db)), ...page };
  });

  serve(organisationDetail, async ({ query: { account } }) => {
    const id = Number(account);
    const { rows } = await listOrganisations(deps.db, deps.clock(), { account: id });
    const [found] = rows;
    if (!found) throw new AppError('not_found', organisationsSaid.noAccount(id));
    const { signedIn, openBatches } = await underWayOf(deps.db, id);
    const invitations = await openInvitationsOf(deps.db, id);
    const batches = await newestBatchesOf(deps.db, id);
    const entitlement = await entitlementOf(deps.db, id);
    const homeCountry = await homeCountryOf(deps.db, id);
    const addedAt = found.createdAt.toISOString();
    return { message: { ...rowOf(found), addedAt, homeCountry, signedIn, openBatches, invitations, entitlement, batches } };
  });

  serve(addOrganisation, async ({ body, session, request }) => {
    const key = idempotencyKey(request, session.organisationId, body);
    const portalId = await addWithAdministrator(deps, session, { added: body, key });
    return { ...told(usersSaid.added(body.name, body.email)), userId: body.userId, portalId };
  });

  serve(renameOrganisation, async ({ body, session }) => {
    const before = await rename(deps, session, body);
    return told(organisationsSaid.renamed(before, body.name));
  });

  serve(changeHomeCountry, async ({ body, session }) => {
    if (body.homeCountry !== null) requireCountry('homeCountry', body.homeCountry);
    return told(organisationsSaid.homeCountryChanged(await setHomeCountry(deps, session, body)));
  });

  serve(setEntitlement, async ({ body, session }) => {
    const { name, changes } = await entitle(deps, session, body);
    return told(changes.length === 0 ? entitlementsSaid.unchanged(name) : entitlementsSaid.changed(name));
  });

  serve(closeOrganisation, async ({ body, session }) => told(organisationsSaid.closed(await close(deps, session, body.userId))));

  serve(reopenOrganisation, async ({ body, session }) => told(organisationsSaid.reopened(await reopen(deps, session, body.userId))));
}

function rowOf({ id, closedAt, ...organisation }: ListedOrganisation): OrganisationRow {
  return { userId: id, ...organisation, closedAt: closedAt?.toISOString() ?? null };
}
