/** Adds and changes resources. */
import { checkFreeText, readComment } from "#domain/freeText";
import {
  isResourceId,
  resourceCommentMaxLength,
  type ResourceKey,
  type ResourceKind,
} from "#domain/resources/resourceKinds";
import { currentVersion, resourceSchema, successorOf } from "#domain/resources/resourceSchemas";
import type { Context } from "#server/context";
import {
  conflict,
  done,
  inTransaction,
  refuseIf,
  Refusal,
  refused,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { isCommune } from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import type { Placed } from "#server/storage/database/keyset";
import { selectNamedTargets } from "#server/storage/resources/resourceReferences";
import { selectResourceVersion } from "#server/storage/resources/resourceVersions";
import {
  lockResources,
  selectExistingKeys,
  selectPlacedResource,
  selectWithSecrets,
  type LockedResource,
} from "#server/storage/resources/resources";
import { checkDocument, type CheckedDocument } from "./checkDocument";
import { differingSecrets } from "./resourceSecrets";
import { problemErrors } from "./resourceProblems";
import { defaultResourceOrder, type Resource } from "./resources";
import { writeChangedResource, writeNewResource } from "./writeResource";

const documentField = ["yaml"];

/** A resource to change, with the revision that was read. `key` is `null` if the given id is not that of a resource. */
export interface ResourceItem {
  readonly key: ResourceKey | null;
  readonly revision: number;
}

/** A document as entered. */
export interface TypedDocument {
  readonly yaml: string;
  readonly comment?: string | null;
}

/** A document to add. */
export interface NewDocument extends TypedDocument {
  /** Whether it may replace an older version with the same id. */
  readonly isSuccessor: boolean;
}

/**
 * Adds a resource. Payload errors: resource_id_invalid at `resourceId`, not_unique, commune_already_added, resource_invalid,
 * also for a version that is unknown or deprecated, text_too_long and text_invalid at `comment`.
 */
export async function addResource(
  ctx: Context,
  key: ResourceKey,
  { yaml, comment, isSuccessor }: NewDocument,
): Promise<Outcome<Placed<Resource>>> {
  const typed = commentOf(comment);
  const errors = [...keyErrors(key), ...typed.errors];
  if (errors.length > 0) return refused(...errors);
  const checked = await checkDocument(ctx, key, yaml, { stored: {} });
  if ("problems" in checked) return refused(...problemErrors(key, checked.problems, documentField));
  return inTransaction(ctx, async (tx) => {
    await refuseTaken(tx, key, isSuccessor);
    await writeNewResource(ctx, tx, key, checked, typed.comment);
    const added = await selectPlacedResource(tx, key, defaultResourceOrder);
    if (!added) throw new Error("The added resource does not exist.");
    return done(added);
  });
}

/**
 * Changes the document of a resource. The value is the resource as stored, also with a conflict. Payload errors:
 * not_found, conflict, resource_invalid, commune_ags_fixed, resource_unchanged, and those of the comment.
 */
export async function editResource(
  ctx: Context,
  item: ResourceItem,
  { yaml, comment }: TypedDocument,
): Promise<Outcome<Resource>> {
  const typed = commentOf(comment);
  if (typed.errors.length > 0) return refused(...typed.errors);
  const found = await selectItem(ctx, item);
  if ("errors" in found) return found;
  const checked = await checkDocument(ctx, found, yaml, { stored: found.secrets });
  if ("problems" in checked) {
    if (checked.problems.some(({ code }) => code === "ags_not_id")) {
      return refused(userError("commune_ags_fixed", documentField));
    }
    return refused(...problemErrors(found, checked.problems, documentField));
  }
  return store(ctx, item, checked, typed.comment);
}

/**
 * Replaces a resource with one of its former versions, including secrets. The value is the resource as stored, also
 * with a conflict. Payload errors: not_found, conflict, resource_invalid at `versionId`, resource_unchanged.
 */
export async function restoreResourceVersion(
  ctx: Context,
  item: ResourceItem,
  versionId: string | null,
): Promise<Outcome<Resource>> {
  const found = await selectItem(ctx, item);
  if ("errors" in found) return found;
  const version = versionId === null ? undefined : await selectResourceVersion(ctx.db, found, versionId);
  if (!version) return refused(userError("not_found", ["versionId"]));
  const { document, secrets } = version;
  // A version created by an import may lack secrets.
  const checked = await checkDocument(ctx, found, document, { stored: secrets, allowsMissingSecrets: true });
  if ("problems" in checked) return refused(...problemErrors(found, checked.problems, ["versionId"]));
  const changedSecrets = differingSecrets(ctx.config.secretKeys, found, secrets, found.secrets);
  return store(ctx, item, { ...checked, changedSecrets }, "");
}

/** Stores a checked document, unless nothing differs or the resource has been changed since it was checked. */
function store(
  ctx: Context,
  item: ResourceItem,
  checked: CheckedDocument,
  comment: string,
): Promise<Outcome<Resource>> {
  return inTransaction<Resource>(ctx, async (tx) => {
    const current = await lockItem(tx, item);
    if (current.revision !== item.revision) return staleResource(current);
    if (current.document === checked.document && checked.changedSecrets.length === 0) {
      return { value: current, errors: [userError("resource_unchanged")] };
    }
    await writeChangedResource(ctx, tx, current, checked, comment);
    return done(await lockItem(tx, item));
  });
}

/** Locks a resource to change. Throws Refusal not_found. */
export async function lockItem(tx: Transaction, { key }: ResourceItem): Promise<LockedResource> {
  const [locked] = key === null ? [] : await lockResources(tx, [key]);
  if (!locked) throw new Refusal([userError("not_found", ["id"])]);
  return locked;
}

/** The outcome of a change based on an outdated revision. */
export function staleResource(current: Resource): Outcome<Resource> {
  const { updatedBy, updatedAt } = current;
  return conflict(current, { updatedByName: updatedBy?.name ?? null, updatedAt });
}

async function selectItem(
  { db }: Context,
  { key, revision }: ResourceItem,
): Promise<LockedResource | Outcome<Resource>> {
  const [found] = key === null ? [] : await selectWithSecrets(db, [key]);
  if (!found) return refused(userError("not_found", ["id"]));
  return found.revision === revision ? found : staleResource(found);
}

function commentOf(typed: string | null | undefined): {
  readonly comment: string;
  readonly errors: UserError[];
} {
  const comment = readComment(typed ?? "");
  const wrong = comment === "" ? null : checkFreeText(comment, resourceCommentMaxLength);
  return { comment, errors: wrong ? [userError(wrong.code, ["comment"], wrong.params)] : [] };
}

/** Errors of the id and of the version of a resource to add. */
function keyErrors(key: ResourceKey): UserError[] {
  const idErrors = isResourceId(key.id) ? [] : [userError("resource_id_invalid", ["resourceId"])];
  const isOffered = resourceSchema(key) !== undefined && successorOf(key) === null;
  return isOffered ? idErrors : [...idErrors, versionError(key)];
}

/** The error of an unknown version, or of one that can no longer be added. */
function versionError({ type }: ResourceKind): UserError {
  const params = {
    problem: "value_not_listed",
    line: "1",
    column: "1",
    path: "",
    values: currentVersion(type),
  };
  return userError("resource_invalid", ["version"], params);
}

async function refuseTaken(tx: Transaction, key: ResourceKey, isSuccessor: boolean): Promise<void> {
  const [taken] = await selectExistingKeys(tx, [key]);
  if (key.type === "commune") {
    const isAdded = taken !== undefined || (await isCommune(tx, key.id));
    refuseIf(isAdded ? [userError("commune_already_added", ["resourceId"])] : []);
    return;
  }
  // References to the id would resolve to this version from now on, which only a successor may do.
  const others = isSuccessor ? [] : await selectNamedTargets(tx, [key]);
  refuseIf(taken || others.length > 0 ? [userError("not_unique", ["resourceId"])] : []);
}
