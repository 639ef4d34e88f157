/** Activity log entries of resources. They contain no secrets, only the paths of changed ones. */
import type { ActivityValues } from "#domain/activityFields";
import { compareValues } from "#domain/resources/changedValues";
import { readResource } from "#domain/resources/readResource";
import { resourceUrn, type ResourceKey } from "#domain/resources/resourceKinds";
import type { JsonValue } from "#domain/resources/resourceNodes";
import { pathOf } from "#domain/resources/resourceSchemas";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { Transaction } from "#server/storage/database/database";

/** Content of a resource before or after a change. */
interface ResourceState {
  readonly document: string;
  readonly name: string;
  readonly communeAgs: string | null;
}

/** A change of a resource: added without `before`, removed without `after`. */
export interface ResourceChange {
  readonly before: ResourceState | null;
  readonly after:
    (ResourceState & { readonly changedSecrets: readonly string[]; readonly comment: string }) | null;
}

/** Records that a resource was added, changed or removed. */
export async function recordResource(
  ctx: Context,
  tx: Transaction,
  key: ResourceKey,
  { before, after }: ResourceChange,
): Promise<void> {
  const state = after ?? before;
  if (state === null) return;
  const [earlier, later] = changedTexts(key, before?.document ?? null, after?.document ?? null);
  const secrets = (after?.changedSecrets ?? []).map(namedPath);
  const urn = resourceUrn(key);
  await recordActivity(tx, {
    type: before === null ? "SAVE_RESOURCE" : after === null ? "REMOVE_RESOURCE" : "EDIT_RESOURCE",
    at: ctx.now(),
    actor: requireViewer(ctx),
    target: { kind: "resource", id: targetOf(key) },
    label: state.name,
    ...(state.communeAgs !== null && { ags: state.communeAgs }),
    ...(before && { before: { urn, document: earlier } }),
    ...(after && {
      after: {
        urn,
        document: later,
        ...(secrets.length > 0 && { replacedValues: secrets }),
        ...(after.comment !== "" && { comment: after.comment }),
      },
    }),
  });
}

/** Records an import. */
export async function recordImport(
  ctx: Context,
  tx: Transaction,
  counts: { readonly added: number; readonly changed: number },
): Promise<void> {
  await recordActivity(tx, {
    type: "IMPORT_RESOURCES",
    at: ctx.now(),
    actor: requireViewer(ctx),
    target: { kind: "resource", id: "" },
    after: counts,
  });
}

/** Identifies a resource in an entry: version, kind and id, as in the URL of its screen. */
function targetOf({ version, type, id }: ResourceKey): string {
  return `${version}/${type}/${id}`;
}

/** The URN of the resource of an entry; null if the entry covers several. */
export function urnOfTarget(target: string): string | null {
  return target === "" ? null : `urn:sm:${target.replaceAll("/", ":")}`;
}

/** The target that entries about the resource with this URN have; inverse of urnOfTarget. */
export function targetOfUrn(urn: string): string {
  return urn.replace(/^urn:sm:/, "").replaceAll(":", "/");
}

type Texts = NonNullable<ActivityValues<"EDIT_RESOURCE">["document"]>;

/** The differing values of two documents as texts, by path. */
function changedTexts(key: ResourceKey, before: string | null, after: string | null): [Texts, Texts] {
  const valueOf = (document: string | null) =>
    document === null ? {} : (readResource(key, document).value ?? {});
  const changes = compareValues(valueOf(before), valueOf(after));
  const texts = (pick: "before" | "after") =>
    Object.fromEntries(
      changes.flatMap(({ path, [pick]: value }) =>
        value === undefined ? [] : textsOf(path.join("."), value),
      ),
    );
  return [texts("before"), texts("after")];
}

function textsOf(path: string, value: JsonValue): [string, string | readonly string[]][] {
  if (Array.isArray(value)) return [[path, value.map(String)]];
  if (typeof value !== "object" || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => textsOf(`${path}.${name}`, part));
}

/** A JSON pointer as a path with dots. */
function namedPath(pointer: string): string {
  return pathOf(pointer).join(".");
}
