/** Removes resources, and replaces them where they are used. */
import { resourceUrn, resourceVersionsMax, type ResourceKey } from "#domain/resources/resourceKinds";
import { setResourceValue } from "#domain/resources/editResource";
import { pathOf } from "#domain/resources/resourceSchemas";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { recordActivities } from "#server/domain/activity/activity";
import { removeCommune } from "#server/domain/communes/communeSetup";
import { inTransaction, refuseIf, userError, type Outcome } from "#server/domain/mutationResult";
import { loggedSettings } from "#server/domain/services/loggedSettings";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { Transaction } from "#server/storage/database/database";
import { selectReferrers } from "#server/storage/resources/resourceReferences";
import {
  canReplace,
  replaceInReferences,
  replaceInSettings,
} from "#server/storage/resources/resourceReplacement";
import { selectUseCounts } from "#server/storage/resources/resourceUses";
import { insertResourceVersion } from "#server/storage/resources/resourceVersions";
import {
  deleteResource,
  lockResources,
  updateResource,
  type LockedResource,
} from "#server/storage/resources/resources";
import { recordResource } from "./resourceEntries";
import type { Resource } from "./resources";
import { lockItem, staleResource, type ResourceItem } from "./saveResource";
import { stampOf } from "#server/domain/stamp";

/** How to remove a resource. */
export interface RemovalInput {
  readonly replacementId?: string | null;
  readonly isUseConfirmed: boolean;
  /** Name of the commune, as typed. */
  readonly communeName?: string | null;
}

/**
 * Removes a resource with its versions; removing that of a commune also removes the commune. With a conflict or while
 * it is in use, the value is the resource as stored. Payload errors: not_found, conflict, resource_unknown at
 * `replacementId`, resource_in_use, name_mismatch, commune_has_running_processes.
 */
export function removeResource(
  ctx: Context,
  item: ResourceItem,
  { replacementId, isUseConfirmed, communeName }: RemovalInput,
): Promise<Outcome<Resource>> {
  return inTransaction<Resource>(ctx, async (tx) => {
    // Must come first: other changes also lock users and the commune before its resource.
    const removed =
      item.key?.type === "commune"
        ? await removeCommune(ctx, tx, { ags: item.key.id, name: communeName ?? "" })
        : null;
    const current = await lockItem(tx, item);
    if (current.revision !== item.revision) return staleResource(current);
    const [{ count } = { count: 0 }] = await selectUseCounts(tx, [current]);
    const replacement = replacementId ?? null;
    if (replacement !== null) {
      const isKnown = await canReplace(tx, current, replacement);
      refuseIf(
        isKnown ? [] : [userError("resource_unknown", ["replacementId"], { id: replacement.slice(0, 100) })],
      );
      await replaceInUses(ctx, tx, current, replacement);
    } else if (count > 0 && (!isUseConfirmed || current.type === "restService")) {
      return { value: current, errors: [userError("resource_in_use", null, { count: String(count) })] };
    }
    await deleteResource(tx, current);
    await recordResource(ctx, tx, current, { before: current, after: null });
    for (const each of removed?.resources ?? []) {
      const before = { document: "", name: each.name, communeAgs: current.id };
      await recordResource(ctx, tx, each, { before, after: null });
    }
    return { value: null, errors: [] };
  });
}

/** Replaces the resource in settings and documents, with a log entry for each. */
async function replaceInUses(ctx: Context, tx: Transaction, current: LockedResource, replacementId: string) {
  if (replacementId === current.id) return;
  const [at, actor] = [ctx.now(), requireViewer(ctx)];
  const settings = await replaceInSettings(tx, current, replacementId, { at, by: actor.username });
  await recordActivities(
    tx,
    settings.map(({ communeAgs, serviceId, key }) => ({
      type: "SAVE_SERVICE_CONFIG" as const,
      at,
      actor,
      ...(communeAgs !== null && { ags: communeAgs }),
      serviceId,
      target: { kind: "service" as const, id: serviceId },
      label: findService(serviceId)?.name.de ?? serviceId,
      before: loggedSettings(new Map([[key, { value: current.id, updatedAt: at }]])),
      after: loggedSettings(new Map([[key, { value: replacementId, updatedAt: at }]])),
    })),
  );
  await replaceInDocuments(ctx, tx, current, replacementId);
}

/** Updates the documents that reference a resource. Keeps their comments and line order. */
async function replaceInDocuments(ctx: Context, tx: Transaction, target: ResourceKey, replacementId: string) {
  const references = await selectReferrers(tx, target);
  for (const referrer of await lockResources(tx, references)) {
    const document = references
      .filter((reference) => resourceUrn(reference) === resourceUrn(referrer))
      .reduce((text, { path }) => setResourceValue(text, pathOf(path), replacementId), referrer.document);
    const after = { ...referrer, document, changedSecrets: [], comment: "" };
    await insertResourceVersion(tx, referrer, resourceVersionsMax);
    await updateResource(tx, referrer, after, stampOf(ctx));
    await recordResource(ctx, tx, referrer, { before: referrer, after });
  }
  await replaceInReferences(tx, target, replacementId);
}
