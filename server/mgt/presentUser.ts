/** Users in the form of the contract. */
import { permissionsOf } from "#domain/permissions";
import type { Page } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { systemName } from "#server/domain/activity/activity";
import { userDetails, type UserDetails } from "#server/domain/users/userDetails";
import type { User } from "#server/domain/users/users";
import { toNodeId } from "#server/nodeId";
import type { StoredInvitation } from "#server/storage/invitations/invitations";
import type { UserFields } from "#server/storage/users/users";
import { presentInvitation } from "./presentInvitation";

/** A user in the form of the contract. */
export function presentUser(user: User, ctx: Context) {
  return { ...present(user, userDetails(ctx, [user.id]), ctx), roles: user.roles };
}

/** Presents the users of a page: what is asked of one of them is read for all of them with one statement. */
export function presentUsersOf(page: Pick<Page<UserFields>, "rows">, ctx: Context) {
  const details = userDetails(
    ctx,
    page.rows.map(({ row }) => row.id),
  );
  return (user: UserFields) => present(user, details, ctx);
}

function present(user: UserFields, details: UserDetails, ctx: Context) {
  const { id, type, firstCommune } = user;
  const latestLink = async (purpose: StoredInvitation["purpose"]) => {
    const link = await details.latestLinkOf(id, purpose);
    return link && presentInvitation(link, ctx.now());
  };
  const withServices = (commune: UserFields["firstCommune"]) =>
    commune && { ...commune, services: () => details.servicesOf(commune.ags) };
  return {
    ...user,
    __typename: "User",
    id: toNodeId("User", id),
    permissions: type === null ? [] : permissionsOf[type],
    firstCommune: withServices(firstCommune),
    roles: async () =>
      (await details.rolesOf(id)).map((role) => ({ ...role, commune: withServices(role.commune) })),
    invitation: () => latestLink("INVITATION"),
    passwordReset: () => latestLink("PASSWORD_RESET"),
    deactivation: deactivationOf(user),
  };
}

function deactivationOf(user: UserFields) {
  const { deactivatedAt, deactivationReason, deactivatedById, deactivatedByName, deactivatedByRole } = user;
  if (deactivatedAt === null) return null;
  return {
    at: deactivatedAt,
    by: {
      userId: deactivatedById === null ? null : toNodeId("User", deactivatedById),
      username: deactivatedByName ?? systemName,
      role: deactivatedByRole,
    },
    reason: deactivationReason ?? "",
  };
}
