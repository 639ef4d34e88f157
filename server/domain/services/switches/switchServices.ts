/** Runs that enable, disable, add and remove services in many communes. */
import { can } from "#domain/permissions";
import { serviceSwitchDays, type ServiceSwitchAction } from "#domain/serviceSwitches";
import {
  addServices,
  enableServices,
  recordAdded,
  removeService,
  type ServiceAuthor,
} from "#server/domain/communes/changeServices";
import { heldUntil } from "#server/domain/automatedJobs/switchRuns";
import { resultOf, type DeclaredRuns } from "#server/domain/runs/runKind";
import { lockCommune } from "#server/storage/communes/communes";
import {
  lockCommuneServices,
  selectCommuneServices,
  updateCommuneServices,
  type CommuneServiceKey,
  type StoredCommuneService,
} from "#server/storage/communes/communeServices";
import type { RunAction, RunFailure } from "#server/storage/columnTypes";
import type { Transaction } from "#server/storage/database/database";
import type { ItemResult, WaitingItem } from "#server/storage/runs/runItems";
import { keepService, restoreService } from "#server/storage/services/keptServices";
import {
  selectFingerprint,
  selectSwitchItems,
  type StoredSwitchItem,
} from "#server/storage/services/serviceSwitchItems";

/** The action of a run. */
export function switchActionOf(action: RunAction): ServiceSwitchAction {
  switch (action) {
    case "ENABLE_SERVICES":
      return "ENABLE";
    case "DISABLE_SERVICES":
      return "DISABLE";
    case "ADD_SERVICES":
      return "ADD";
    case "REMOVE_SERVICES":
      return "REMOVE";
    default:
      throw new Error(`${action} does not switch services.`);
  }
}

/** An item of a batch, with the revision that the dry run saw. */
type Target = StoredSwitchItem & Pick<WaitingItem, "revision">;

/** Handles one service of a commune; `service`: as stored now. */
type Handle = (
  tx: Transaction,
  item: Target,
  service: StoredCommuneService | undefined,
  author: ServiceAuthor,
) => Promise<ItemResult>;

/**
 * Switches the services with the same changes as in a single commune. Services that changed after the dry run fail with
 * a conflict, unless they are already as intended: these are skipped.
 */
export const serviceSwitchRuns: DeclaredRuns = {
  kind: "SERVICE_SWITCH",
  queue: "service-switch",
  slots: 1,
  batchSize: 20,
  daysKept: serviceSwitchDays,
  permission: "system_service_action",
  failsAsWhole: false,
  // Paused like an automated job.
  heldUntil,
  async handle(_ctx, tx, { run, items, actor, now }) {
    const action = switchActionOf(run.action);
    if (action === "REMOVE" && !can(actor, "remove_commune_service")) {
      return items.map((item) => failed(item, "insufficient_permissions"));
    }
    const revisions = new Map(items.map(({ place, revision }) => [place, revision]));
    const targets = (await selectSwitchItems(tx, run.id, [...revisions.keys()])).map((item) => ({
      ...item,
      revision: revisions.get(item.place) ?? -1,
    }));
    const locked = await lockCommuneServices(tx, targets.map(keyOf));
    const results: ItemResult[] = [];
    // One after the other: a later item may be about the same commune.
    for (const item of targets) {
      const key = keyOf(item);
      const service = locked.find(
        ({ communeAgs, serviceId }) => communeAgs === key.communeAgs && serviceId === key.serviceId,
      );
      results.push(await handlers[action](tx, item, service, { actor, at: now }));
    }
    return results;
  },
};

const handlers: Readonly<Record<ServiceSwitchAction, Handle>> = {
  ENABLE: (...args) => switchOne(true, ...args),
  DISABLE: (...args) => switchOne(false, ...args),
  ADD: addOne,
  REMOVE: removeOne,
};

async function switchOne(
  isEnabled: boolean,
  ...[tx, item, service, author]: Parameters<Handle>
): Promise<ItemResult> {
  if (!service) return failed(item, "not_found");
  if (service.isEnabled === isEnabled) return skipped(item);
  if (service.revision !== item.revision) return failed(item, "conflict");
  await enableServices(tx, [service], isEnabled, author);
  return resultOf(item, null);
}

async function addOne(...[tx, item, , author]: Parameters<Handle>): Promise<ItemResult> {
  const { communeAgs, serviceId } = keyOf(item);
  if (!(await lockCommune(tx, communeAgs))) return failed(item, "not_found");
  // Read under the lock of the commune: there was nothing to lock if the service was missing.
  const offered = await selectCommuneServices(tx, communeAgs, null);
  if (offered.some((one) => one.serviceId === serviceId)) return skipped(item);
  const { keptRunId: runId, keptPosition: position } = item;
  if (runId === null || position === null) {
    await addServices(tx, communeAgs, [serviceId], author);
    return resultOf(item, null);
  }
  if (!(await restoreService(tx, { runId, position }))) return failed(item, "undo_expired");
  const [restored] = await lockCommuneServices(tx, [{ communeAgs, serviceId }]);
  if (!restored) return failed(item, "undo_expired");
  // A new revision, so that nothing that was opened before the removal can be saved.
  await updateCommuneServices(tx, [restored], restored.isEnabled, {
    at: author.at,
    by: author.actor.username,
  });
  await recordAdded(tx, communeAgs, [serviceId], author, restored.isEnabled);
  return resultOf(item, null);
}

async function removeOne(...[tx, item, service, author]: Parameters<Handle>): Promise<ItemResult> {
  if (!service) return skipped(item);
  const isChanged =
    service.revision !== item.revision || (await selectFingerprint(tx, service)) !== item.fingerprint;
  if (isChanged) return failed(item, "conflict");
  await keepService(tx, { runId: item.runId, position: item.place }, service);
  await removeService(tx, service, author);
  return resultOf(item, null);
}

function keyOf({ ags, serviceId }: StoredSwitchItem): CommuneServiceKey {
  return { communeAgs: ags ?? "", serviceId };
}

function failed(item: Pick<WaitingItem, "place">, code: RunFailure["code"]): ItemResult {
  return resultOf(item, { code, params: {} });
}

function skipped({ place }: Pick<WaitingItem, "place">): ItemResult {
  return { place, state: "SKIPPED", code: null, params: {} };
}
