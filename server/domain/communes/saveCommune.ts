/** Saves the master data of a commune. */
import { masterDataSchema } from "#domain/schemas/commune";
import { roleTypeOf } from "#domain/permissions";
import type { Context } from "#server/context";
import {
  lockCommune,
  updateCommune,
  type CommuneStamp,
  type StoredMasterData,
} from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import { recordActivity } from "#server/domain/activity/activity";
import { refreshCommuneSearch } from "./communeSearch";
import { requireCommune } from "./communeScope";
import { FieldChecks } from "#server/domain/fieldChecks";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  inTransaction,
  conflictError,
  done,
  Refusal,
  refuseIf,
  type Outcome,
} from "#server/domain/mutationResult";

/** Input of a master data save. */
export interface MasterData {
  readonly ags: string;
  /** Revision that the caller has read. */
  readonly revision: number;
  readonly name: string;
  readonly unit: string;
}

/** Saves name and unit if they differ. The value is the AGS, even with a conflict. */
export async function saveCommune(ctx: Context, input: MasterData): Promise<Outcome<string>> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockRequiredCommune(ctx, tx, input);
    if ("errors" in locked) return locked;
    const checks = new FieldChecks();
    const { name, unit } = checks.read(masterDataSchema, input);
    refuseIf(checks.errors);
    // Skip unchanged saves: a new revision would make the forms of other users stale.
    if (name === locked.name && unit === locked.unit) return done(input.ags);
    await updateCommune(tx, input.ags, { name, unit }, stampOf(ctx));
    await refreshCommuneSearch(tx, input.ags);
    await recordActivity(tx, {
      type: "SAVE_COMMUNE",
      at: ctx.now(),
      actor: requireViewer(ctx),
      ags: input.ags,
      target: { kind: "commune", id: input.ags },
      before: { name: locked.name, unit: locked.unit },
      after: { name, unit },
    });
    return done(input.ags);
  });
}

/**
 * Locks the commune that a mutation names and returns its master data. If the revision is stale, returns a conflict
 * outcome with the AGS as its value. For use inside `inTransaction`.
 * @throws Refusal ags_invalid, not_found
 * @throws GraphQLError insufficient_permissions
 */
export async function lockRequiredCommune(
  ctx: Context,
  tx: Transaction,
  { ags, revision }: { readonly ags: string; readonly revision: number },
): Promise<StoredMasterData | Outcome<string>> {
  await requireCommune(ctx, tx, ags);
  const locked = await lockCommune(tx, ags);
  if (!locked) throw new Refusal([]);
  return locked.revision === revision ? locked : { value: ags, errors: [conflictError(locked)] };
}

/** Returns who changes a commune in this request, and when. */
export function stampOf(ctx: Context): CommuneStamp {
  const viewer = requireViewer(ctx);
  return {
    at: ctx.now(),
    by: { id: viewer.id, name: viewer.username, role: roleTypeOf(viewer) ?? null },
  };
}
