/**
 * Adds, changes and removes communes together with the resource that describes them. All functions run in the
 * transaction that saves or removes that resource.
 */
import { masterDataSchema } from "#domain/schemas/commune";
import { stateOfAgs } from "#domain/ags";
import type { Context } from "#server/context";
import { insertCommune, updateInitialServices } from "#server/storage/communes/communeSetup";
import {
  deleteCommune,
  deleteResourcesOf,
  selectCommuneRemoval,
  selectRoleHolders,
  type CommuneRemoval,
  type RemovedResource,
} from "#server/storage/communes/communeRemoval";
import { lockCommune, updateCommune } from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import { lockAccount, lockUsers, replaceRoles, updateAccount } from "#server/storage/users/userAccounts";
import { recordActivity } from "#server/domain/activity/activity";
import { FieldChecks } from "#server/domain/fieldChecks";
import { Refusal, refuseIf, userError } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { userEntry } from "#server/domain/users/userEntry";
import { startInitialization } from "./communeInitialization";
import { readCommuneRegister } from "./communeRegister";
import { communeInitial, communeSearchText, refreshCommuneSearch } from "./communeSearch";
import { recordSavedCommune } from "./saveCommune";
import { stampOf } from "#server/domain/stamp";

/** The content of a commune's resource. */
export interface CommuneDescription {
  readonly ags: string;
  readonly name: string;
  readonly unit: string;
  /** Ids of services that the initialization adds; empty: the service portal. */
  readonly initialServices: readonly string[];
}

/** Field of the input that contains the document. */
const documentField = ["yaml"];

/**
 * Adds an uninitialized commune and enqueues its initialization.
 * @throws Refusal at `yaml`: commune_already_added, ags_invalid, and the codes of masterDataSchema
 */
export async function createCommune(
  ctx: Context,
  tx: Transaction,
  description: CommuneDescription,
): Promise<void> {
  const { ags, initialServices } = description;
  const { name, unit } = checkedMasterData(description);
  const state = stateOfAgs(ags);
  if (state === undefined) throw new Refusal([userError("ags_invalid", documentField)]);
  const initial = communeInitial(name);
  const search_text = communeSearchText(name, ags, []);
  const population = (await readCommuneRegister(ctx)).get(ags)?.population ?? null;
  const commune = {
    ags,
    name,
    unit,
    state,
    initial,
    search_text,
    population,
    initial_services: initialServices,
  };
  if (!(await insertCommune(tx, commune, stampOf(ctx)))) {
    throw new Refusal([userError("commune_already_added", documentField)]);
  }
  await startInitialization(ctx, tx, ags);
}

/**
 * Updates a commune after its resource was edited. Changed initial services have no effect once it is initialized. Does
 * nothing if there is no such commune.
 * @throws Refusal at `yaml` with the codes of masterDataSchema
 */
export async function updateCommuneFromResource(
  ctx: Context,
  tx: Transaction,
  description: CommuneDescription,
): Promise<void> {
  const { ags, initialServices } = description;
  const after = checkedMasterData(description);
  const before = await lockCommune(tx, ags);
  if (!before) return;
  await updateInitialServices(tx, ags, initialServices);
  if (after.name === before.name && after.unit === before.unit) return;
  await updateCommune(tx, ags, after, stampOf(ctx));
  await refreshCommuneSearch(tx, ags);
  await recordSavedCommune(ctx, tx, ags, before, after);
}

/** Counts the data affected by removing the commune. */
export function readCommuneRemoval({ db }: Pick<Context, "db">, ags: string): Promise<CommuneRemoval> {
  return selectCommuneRemoval(db, ags);
}

/** Data removed with a commune. */
export interface RemovedCommune {
  readonly counts: CommuneRemoval;
  /** Resources that only this commune could use; their removal is not logged yet. */
  readonly resources: readonly RemovedResource[];
}

/**
 * Removes a commune with all its data, including users' role entries and its own resources. Users and processes are
 * kept. The caller removes the resource that describes the commune. Call this before other writes, since it locks the
 * users.
 * @param name as typed for confirmation; surrounding spaces are ignored
 * @throws Refusal name_mismatch at `communeName`, commune_has_running_processes
 */
export async function removeCommune(
  ctx: Context,
  tx: Transaction,
  { ags, name }: { readonly ags: string; readonly name: string },
): Promise<RemovedCommune> {
  await lockUsers(tx);
  // Also waits for transactions that store applications.
  const commune = await lockCommune(tx, ags);
  if (commune && comparable(name) !== comparable(commune.name)) {
    throw new Refusal([userError("name_mismatch", ["communeName"])]);
  }
  const counts = await selectCommuneRemoval(tx, ags);
  if (counts.runningProcesses > 0) {
    const count = String(counts.runningProcesses);
    throw new Refusal([userError("commune_has_running_processes", null, { count })]);
  }
  await removeRoles(ctx, tx, ags);
  const resources = await deleteResourcesOf(tx, ags);
  await deleteCommune(tx, ags, ctx.now());
  return { counts, resources };
}

/** Removes the role entries of a commune. Members without other entries remain members without a commune. */
async function removeRoles(ctx: Context, tx: Transaction, ags: string): Promise<void> {
  const at = ctx.now();
  const actor = requireViewer(ctx);
  for (const id of await selectRoleHolders(tx, ags)) {
    const user = await lockAccount(tx, id);
    if (!user) continue;
    const others = user.roles.filter((role) => role.ags !== ags);
    const roles =
      others.length === 0 && user.type !== null
        ? [{ type: user.type, ags: null, services: [], communeName: null }]
        : others;
    await updateAccount(tx, id, {}, { at, by: actor.username });
    // Renumber the entries: the first one determines the type of the user.
    await replaceRoles(tx, id, roles);
    await recordActivity(tx, {
      type: "UPDATE_USER",
      at,
      actor,
      label: user.username,
      target: { kind: "user", id },
      before: userEntry(user),
      after: userEntry({ ...user, roles }),
    });
  }
}

/** Name and unit in stored form. */
function checkedMasterData({ name, unit }: CommuneDescription) {
  const checks = new FieldChecks();
  const values = checks.read(masterDataSchema, { name, unit });
  refuseIf(checks.errors.map((error) => ({ ...error, field: documentField })));
  return values;
}

const comparable = (name: string) => name.normalize("NFC").trim();
