/** Which communes a caller may access. */
import { isAgs } from "#domain/ags";
import { roleTypeOf } from "#domain/permissions";
import type { Context, Viewer } from "#server/context";
import { failure } from "#server/failure";
import type { CommuneScope } from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import { Refusal, userError } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";

/** Returns what a viewer may see: null (all) for support and admin, the role entries for members, otherwise nothing. */
export function scopeOf(viewer: Pick<Viewer, "roles">): CommuneScope | null {
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

/** Whether the caller may access the commune. Does not check that the commune exists. */
export function canAccessCommune(ctx: Context, ags: string): boolean {
  const scope = scopeOf(requireViewer(ctx));
  return scope === null || scope.communes.includes(ags);
}

/** Throws insufficient_permissions if the caller may not access the commune. */
export function assertCommuneAccess(ctx: Context, ags: string): void {
  if (!canAccessCommune(ctx, ags)) throw failure("insufficient_permissions");
}

/**
 * Returns the commune that a mutation names; for use inside `inTransaction`. Members get the same error for an unknown commune
 * as for one outside their scope.
 * @param field name of the field of the input that names it
 * @throws Refusal ags_invalid if the AGS is malformed, not_found if support or admin name an unknown commune
 * @throws GraphQLError insufficient_permissions
 */
export async function requireCommune(
  ctx: Context,
  tx: Transaction,
  ags: string,
  field = "ags",
): Promise<{ readonly ags: string; readonly name: string }> {
  if (!isAgs(ags)) throw new Refusal([userError("ags_invalid", [field])]);
  assertCommuneAccess(ctx, ags);
  const commune = await tx
    .selectFrom("commune")
    .select(["ags", "name"])
    .where("ags", "=", ags)
    .executeTakeFirst();
  if (commune) return commune;
  if (scopeOf(requireViewer(ctx)) !== null) throw failure("insufficient_permissions");
  throw new Refusal([userError("not_found", [field])]);
}
