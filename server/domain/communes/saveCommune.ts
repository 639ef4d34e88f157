/** Saves the master data of a commune. */
import { masterDataSchema } from "#domain/schemas/commune";
import { setResourceValue } from "#domain/resources/editResource";
import { resourceVersionsMax } from "#domain/resources/resourceKinds";
import type { Context } from "#server/context";
import { lockCommune, updateCommune, type StoredMasterData } from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import { lockResources, updateResource } from "#server/storage/resources/resources";
import { insertResourceVersion } from "#server/storage/resources/resourceVersions";
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
import { stampOf } from "#server/domain/stamp";

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
    await saveInResource(ctx, tx, input.ags, { name, unit });
    await recordSavedCommune(ctx, tx, input.ags, locked, { name, unit });
    return done(input.ags);
  });
}

type NameAndUnit = Pick<StoredMasterData, "name" | "unit">;

/** Logs a change of the master data in its transaction. */
export async function recordSavedCommune(
  ctx: Context,
  tx: Transaction,
  ags: string,
  before: NameAndUnit,
  after: NameAndUnit,
): Promise<void> {
  await recordActivity(tx, {
    type: "SAVE_COMMUNE",
    at: ctx.now(),
    actor: requireViewer(ctx),
    ags,
    target: { kind: "commune", id: ags },
    before: { name: before.name, unit: before.unit },
    after: { name: after.name, unit: after.unit },
  });
}

/** Updates the resource that describes the commune. Keeps its comments and line order. */
async function saveInResource(
  ctx: Context,
  tx: Transaction,
  ags: string,
  { name, unit }: NameAndUnit,
): Promise<void> {
  const key = { version: "v1", type: "commune" as const, id: ags };
  const [stored] = await lockResources(tx, [key]);
  if (!stored) return;
  const document = setResourceValue(setResourceValue(stored.document, ["name"], name), ["unit"], unit);
  if (document === stored.document) return;
  await insertResourceVersion(tx, key, resourceVersionsMax);
  await updateResource(tx, key, { ...stored, document, name, changedSecrets: [], comment: "" }, stampOf(ctx));
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
