/** Lazily loaded user fields, batched into one statement for all users of a page. */
import type { Context } from "#server/context";
import type { Invitation } from "#server/domain/invitations/userInvites";
import { inCatalogueOrder, type RoleCommune, type User } from "./users";

type Loading = Pick<Context, "loaders">;

/** A role entry of a user. */
export interface UserRole extends Pick<NonNullable<User["roles"]>[number], "type" | "services"> {
  readonly commune: RoleCommune | null;
}

/** Loads the role entries in order, with services in catalogue order. */
export async function loadRoles(ctx: Loading, user: User): Promise<readonly UserRole[]> {
  if (user.roles) return user.roles;
  const roles = await ctx.loaders.roles.load(user);
  return roles.map(({ type, services, commune }) => ({
    type,
    services: inCatalogueOrder(services),
    commune: withServices(ctx, user, commune),
  }));
}

/** Returns the commune of the first role entry that has one, or null if none has. */
export function firstCommuneOf(ctx: Loading, user: User): RoleCommune | null {
  return withServices(ctx, user, user.firstCommune);
}

/** Loads the latest link with this purpose, or null if there was none. */
export async function loadLatestLink(
  ctx: Loading,
  user: User,
  purpose: Invitation["purpose"],
): Promise<Invitation | null> {
  const links = await ctx.loaders.latestLinks.load(user);
  return links.find((link) => link.purpose === purpose) ?? null;
}

function withServices(ctx: Loading, user: User, commune: User["firstCommune"]): RoleCommune | null {
  if (commune === null) return null;
  const services = async () => inCatalogueOrder((await ctx.loaders.offers.load(user)).get(commune.ags) ?? []);
  return { ...commune, services };
}
