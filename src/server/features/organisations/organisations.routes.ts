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
} from '../../../shared/organisations/organisations.ts';
import { setEntitlement } from '../../../shared/entitlements/entitlements.ts';
import { homeCountryOf } from '../../auth/home-countries.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import { requireCountry } from '../../http/read-numbers.ts';
import { serveOn } from '../../http/serve.ts';
import { accountsOf, type ListedOrganisation, listOrganisations, nextAccount } from '../../organisations/organisation-list.ts';
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
    if (!found) throw new AppError('not_found', `There is no organisation ${id}`);
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
    return { message: `${body.name} was added. An invitation is on its way to ${body.email}`, userId: body.userId, portalId };
  });

  serve(renameOrganisation, async ({ body, session }) => {
    const before = await rename(deps, session, body);
    return { message: `${before} is ${body.name} now` };
  });

  serve(changeHomeCountry, async ({ body, session }) => {
    if (body.homeCountry !== null) requireCountry('homeCountry', body.homeCountry);
    return { message: `The home country of ${await setHomeCountry(deps, session, body)} was changed` };
  });

  serve(setEntitlement, async ({ body, session }) => {
    const { name, changes } = await entitle(deps, session, body);
    return { message: changes.length === 0 ? `Nothing changed for ${name}` : `What ${name} may ask was changed` };
  });

  serve(closeOrganisation, async ({ body, session }) => ({ message: `${await close(deps, session, body.userId)} was closed` }));

  serve(reopenOrganisation, async ({ body, session }) => ({
    message: `${await reopen(deps, session, body.userId)} was opened again: its users sign in with the passwords they had`,
  }));
}

function rowOf({ id, closedAt, ...organisation }: ListedOrganisation): OrganisationRow {
  return { userId: id, ...organisation, closedAt: closedAt?.toISOString() ?? null };
}
