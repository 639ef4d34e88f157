/** Imports resources from files: preview first, then an all-or-nothing commit of exactly the previewed changes. */
import { can } from "#domain/permissions";
import { resourceUrn } from "#domain/resources/resourceKinds";
import type { Context } from "#server/context";
import {
  done,
  inTransaction,
  Refusal,
  refuseIf,
  refused,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { failure } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import { lockResources, selectWithSecrets } from "#server/storage/resources/resources";
import type { SpooledFile } from "#server/uploads";
import { readImportFiles } from "./importFiles";
import { planImport, planToken, type PlannedFile } from "./importPlan";
import { recordImport } from "./resourceEntries";
import type { Resource } from "./resources";
import { writeChangedResource, writeNewResource } from "./writeResource";

/** Effect of an import. */
export interface ImportPreview {
  readonly token: string;
  readonly items: readonly PlannedFile[];
}

/** Compares files with the stored resources. Payload errors: those of readImportFiles. */
export async function previewImport(
  ctx: Context,
  files: readonly SpooledFile[],
): Promise<Outcome<ImportPreview>> {
  try {
    const read = await readImportFiles(files);
    const items = await planImport(ctx, read);
    return done({ token: planToken(read, items), items });
  } catch (error) {
    if (error instanceof Refusal) return refused(...error.errors);
    throw error;
  }
}

/** Files and resources to import. */
interface ImportInput {
  /** Token of the preview. */
  readonly token: string;
  /** Resources to store. */
  readonly urns: readonly string[];
}

/**
 * Stores the selected resources of files, all or none. Payload errors: those of readImportFiles, preview_expired,
 * not_found at `urns`, resource_invalid and other problems of selected files. Throws insufficient_permissions without
 * the permission to change resources.
 */
export async function importResources(
  ctx: Context,
  files: readonly SpooledFile[],
  { token, urns }: ImportInput,
): Promise<Outcome<readonly Resource[]>> {
  if (!can(ctx.viewer, "edit_resource")) throw failure("insufficient_permissions");
  try {
    const read = await readImportFiles(files);
    const all = await planImport(ctx, read);
    if (planToken(read, all) !== token) return refused(userError("preview_expired"));
    const wanted = new Set(urns);
    const isSelected = ({ key }: PlannedFile) => key !== null && wanted.has(resourceUrn(key));
    const chosen = all.filter((each) => isSelected(each));
    const found = new Set(chosen.map(({ key }) => key && resourceUrn(key)));
    refuseIf(
      urns.flatMap((urn, at) => (found.has(urn) ? [] : [userError("not_found", ["urns", String(at)])])),
    );
    // Plan again without the unselected files, because selected ones may reference them.
    const plan = await planImport(
      ctx,
      read.filter((_file, at) => {
        const planned = all[at];
        return planned !== undefined && isSelected(planned);
      }),
    );
    refuseIf(plan.flatMap(({ problems }) => problems));
    return await store(ctx, plan);
  } catch (error) {
    if (error instanceof Refusal) return refused(...error.errors);
    throw error;
  }
}

function store(ctx: Context, plan: readonly PlannedFile[]): Promise<Outcome<readonly Resource[]>> {
  return inTransaction(ctx, async (tx) => {
    const keys = plan.flatMap(({ key }) => key ?? []);
    const locked = new Map((await lockResources(tx, keys)).map((each) => [resourceUrn(each), each]));
    // Communes first, so that their resources follow them in the log.
    const inOrder = plan.toSorted((one, other) => rankOf(one) - rankOf(other));
    for (const file of inOrder) await storeFile(ctx, tx, file, locked);
    const count = (outcome: PlannedFile["outcome"]) => plan.filter((file) => file.outcome === outcome).length;
    const [added, changed] = [count("NEW"), count("CHANGED")];
    if (added + changed > 0) await recordImport(ctx, tx, { added, changed });
    const stored = new Map((await selectWithSecrets(tx, keys)).map((each) => [resourceUrn(each), each]));
    return done(keys.flatMap((key) => stored.get(resourceUrn(key)) ?? []));
  });
}

const rankOf = ({ key }: PlannedFile) => (key?.type === "commune" ? 0 : 1);

async function storeFile(
  ctx: Context,
  tx: Transaction,
  { key, outcome, stored, checked }: PlannedFile,
  locked: ReadonlyMap<string, Resource & { readonly secrets: Readonly<Record<string, string>> }>,
): Promise<void> {
  if (key === null || checked === null) return;
  const current = locked.get(resourceUrn(key));
  // Another user changed it concurrently.
  if (current?.revision !== stored?.revision) throw new Refusal([userError("preview_expired")]);
  if (outcome === "UNCHANGED") return;
  if (current) await writeChangedResource(ctx, tx, current, checked, "");
  else await writeNewResource(ctx, tx, key, checked, "");
}
