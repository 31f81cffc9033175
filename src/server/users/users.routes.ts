import type { FastifyInstance } from 'fastify';
import { usersSaid } from '../../shared/users/said.ts';
import type { UserRow } from '../../shared/users/users.ts';
import {
  editUser,
  endUserSessions,
  removeUserFactors,
  listOrganisations,
  listUsers,
  listUsersByAccount,
  register,
  resendInvitation,
  userRemoval,
} from '../../shared/users/users.ts';
import type { Deps } from '../deps.ts';
import { idempotencyKey } from '../http/idempotency.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { isAdministrator } from '../auth/granting.ts';
import { findUser, listOrganisationRows, type User, usersOf } from './users.queries.ts';
import { addUser } from './add-user.ts';
import { changeUser, endSessions, removeFactors, inviteAgain, removeUser } from './users.service.ts';

export function usersRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  serve(listUsers, async ({ query, session }) => {
    const { rows, ...page } = await usersOf(deps.db, session.organisationId, query);
    return { message: rows.map(rowOf), ...page };
  });

  serve(editUser, async ({ body, session }) => {
    await changeUser(deps, session, body);
    return told(usersSaid.updated(body.fullName));
  });

  serve(register, async ({ body, session, request }) => {
    const portalId = await addUser(deps, session, { user: body, key: idempotencyKey(request, session.organisationId, body) });
    return { ...told(usersSaid.added(body.fullName, body.email)), portalId };
  });

  serve(userRemoval, async ({ body, session }) => {
    await removeUser(deps, session, body.deletableUserEmail);
    return told(usersSaid.removed(body.deletableUserEmail));
  });

  serve(resendInvitation, async ({ body, session }) => {
    await inviteAgain(deps, session, body.portalId);
    return told(usersSaid.invitedAgain);
  });

  serve(endUserSessions, async ({ body, session }) => told(usersSaid.signedOut(await endSessions(deps, session, body))));

  serve(removeUserFactors, async ({ body, session }) => told(usersSaid.withoutFactors(await removeFactors(deps, session, body))));

  serve(listOrganisations, async () => ({ message: await listOrganisationRows(deps.db) }));

  serve(listUsersByAccount, async ({ query: { account, portalId, ...wanted } }) => {
    const { rows, ...page } =
      portalId === undefined
        ? await usersOf(deps.db, Number(account), wanted)
        : { rows: [await findUser(deps.db, undefined, { portalId })] };
    return {
      message: rows.flatMap((user) => (user ? { ...rowOf(user), userId: user.organisationId, organisation: user.organisation } : [])),
      ...page,
    };
  });
}

function rowOf({ portalId, fullName, email, permissions, active, lastSignInAt, keys }: User): UserRow {
  return {
    portalId,
    display: fullName,
    emailAddress: email,
    permissions,
    title: isAdministrator(permissions) ? 'Administrator' : 'User',
    active,
    lastSignIn: lastSignInAt?.toISOString() ?? null,
    keys,
  };
}
