/** Writes checked documents and all dependent data, in the caller's transaction. */
import { resourceVersionsMax, type ResourceKey } from "#domain/resources/resourceKinds";
import type { JsonObject } from "#domain/resources/resourceNodes";
import type { Context } from "#server/context";
import { createCommune, updateCommuneFromResource } from "#server/domain/communes/communeSetup";
import { Refusal, userError } from "#server/domain/mutationResult";
import { isUniqueViolation } from "#server/storage/communes/records";
import type { Transaction } from "#server/storage/database/database";
import { storeKeystoreCheck } from "#server/storage/resources/keystoreChecks";
import { writeReferences } from "#server/storage/resources/resourceReferences";
import { insertResourceVersion } from "#server/storage/resources/resourceVersions";
import { insertResource, updateResource, type LockedResource } from "#server/storage/resources/resources";
import type { CheckedDocument } from "./checkDocument";
import { recordResource } from "./resourceEntries";
import { stampOf } from "#server/domain/stamp";

/**
 * Adds a resource; one of a commune also adds the commune.
 * @throws Refusal not_unique at `resourceId`, and those of createCommune
 */
export async function writeNewResource(
  ctx: Context,
  tx: Transaction,
  key: ResourceKey,
  checked: CheckedDocument,
  comment: string,
): Promise<void> {
  const content = { ...checked, comment };
  try {
    await insertResource(tx, key, content, stampOf(ctx));
  } catch (error) {
    // Another user added it concurrently.
    if (isUniqueViolation(error)) throw new Refusal([userError("not_unique", ["resourceId"])]);
    throw error;
  }
  await writeDetails(ctx, tx, key, checked, 1);
  await recordResource(ctx, tx, key, { before: null, after: content });
  if (key.type === "commune") await createCommune(ctx, tx, communeOf(key, checked.value));
}

/** Replaces the content of a locked resource and stores the old content as a version. */
export async function writeChangedResource(
  ctx: Context,
  tx: Transaction,
  current: LockedResource,
  checked: CheckedDocument,
  comment: string,
): Promise<void> {
  const content = { ...checked, comment };
  await insertResourceVersion(tx, current, resourceVersionsMax);
  await updateResource(tx, current, content, stampOf(ctx));
  await writeDetails(ctx, tx, current, checked, current.revision + 1);
  await recordResource(ctx, tx, current, { before: current, after: content });
  if (current.type === "commune") {
    await updateCommuneFromResource(ctx, tx, communeOf(current, checked.value));
  }
}

async function writeDetails(
  ctx: Context,
  tx: Transaction,
  key: ResourceKey,
  { references, keystore }: CheckedDocument,
  revision: number,
): Promise<void> {
  await writeReferences(tx, key, references);
  if (keystore) await storeKeystoreCheck(tx, key, keystore, { at: ctx.now(), revision });
}

/** Commune data from a document that was validated by its schema. */
function communeOf({ id }: ResourceKey, { name, unit, initialServices }: JsonObject) {
  return {
    ags: id,
    name: typeof name === "string" ? name : id,
    unit: typeof unit === "string" ? unit : "",
    initialServices: Array.isArray(initialServices) ? initialServices.map(String) : [],
  };
}
