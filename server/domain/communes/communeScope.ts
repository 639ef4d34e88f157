/** Which communes a caller reaches. */
import { isAgs } from "#domain/ags";
import { roleTypeOf } from "#domain/permissions";
import type { Context, Viewer } from "#server/context";
import { failure } from "#server/failure";
import type { CommuneScope } from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import { Refusal, userError } from "#server/domain/userErrors";
import { loggedIn } from "#server/domain/sessions/sessions";

/** What a viewer sees: support and admin all (null), members what their role entries list, anybody else nothing. */
export function scopeOf(viewer: Viewer): CommuneScope | null {
  const type = roleTypeOf(viewer);
  if (type === "SUPPORT" || type === "ADMIN") return null;
  const entries = type === undefined ? [] : viewer.roles.filter((role) => role.type === type);
  return {
    communes: entries.flatMap(({ ags }) => ags ?? []),
    services: entries.flatMap(({ ags, services }) =>
      ags === null ? [] : services.map((serviceId) => ({ ags, serviceId })),
    ),
  };
}

/** Whether the commune is among those that the caller reaches, if there is such a commune. */
export function reaches(ctx: Context, ags: string): boolean {
  const scope = scopeOf(loggedIn(ctx));
  return scope === null || scope.communes.includes(ags);
}

/** Fails with insufficient_permissions where the commune is not among those that the caller reaches. */
export function assertReaches(ctx: Context, ags: string): void {
  if (!reaches(ctx, ags)) throw failure("insufficient_permissions");
}

/**
 * The commune that a mutation names, for use inside `change`. To a member a foreign and an unknown one are the same.
 * @throws Refusal ags_invalid where the AGS is malformed, not_found where support or admin name an unknown one
 * @throws GraphQLError insufficient_permissions
 */
export async function requireCommune(
  ctx: Context,
  tx: Transaction,
  ags: string,
): Promise<{ readonly ags: string; readonly name: string }> {
  if (!isAgs(ags)) throw new Refusal([userError("ags_invalid", ["ags"])]);
  assertReaches(ctx, ags);
  const commune = await tx
    .selectFrom("commune")
    .select(["ags", "name"])
    .where("ags", "=", ags)
    .executeTakeFirst();
  if (commune) return commune;
  if (scopeOf(loggedIn(ctx)) !== null) throw failure("insufficient_permissions");
  throw new Refusal([userError("not_found", ["ags"])]);
}
