/** Prepares runs that switch services: finds the services of communes and what stands against switching them. */
import { isAgs } from "#domain/ags";
import { calendarDayOf } from "#domain/calendarDays";
import type { FederalStateCode } from "#domain/federalStates";
import { can } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { cutText } from "#domain/cutText";
import {
  oppositeAction,
  serviceSwitchColumnsMax,
  serviceSwitchItemsMax,
  undoEndOf,
  type ServiceSwitchAction,
} from "#domain/serviceSwitches";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import {
  done,
  inTransaction,
  Refusal,
  refuseIf,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { insertDryRun, nothingToRetry, requireEndedRun } from "#server/domain/runs/runStates";
import { selectCommuneNames } from "#server/storage/communes/communes";
import type { Transaction } from "#server/storage/database/database";
import {
  insertServiceSwitch,
  selectServiceSwitch,
  updateCommuneCount,
  type StoredServiceSwitch,
} from "#server/storage/services/serviceSwitches";
import {
  countSwitchItems,
  insertSwitchItems,
  type SwitchTargets,
} from "#server/storage/services/serviceSwitchTargets";
import { serviceSwitchRuns, switchActionOf } from "./switchServices";

/** What to do, with which services, and where. */
export interface ServiceSwitchInput {
  readonly action: ServiceSwitchAction;
  readonly serviceIds: readonly string[];
  /** Länder; empty: all. */
  readonly states: readonly FederalStateCode[];
  /** AGS; empty: all. */
  readonly communes: readonly string[];
}

/**
 * Stores the dry run. Payload errors: required, service_unknown, not_unique, ags_invalid, not_found, list_too_long.
 * Throws insufficient_permissions if the viewer may not remove services.
 */
export function prepareServiceSwitch(
  ctx: Context,
  { action, serviceIds, states, communes }: ServiceSwitchInput,
): Promise<Outcome<StoredServiceSwitch>> {
  return inTransaction(ctx, async (tx) => {
    refuseIf([...serviceErrors(serviceIds), ...communeErrors(communes)]);
    const known = await selectCommuneNames(tx, communes);
    refuseIf(
      communes.flatMap((ags, at) =>
        known.has(ags) ? [] : [userError("not_found", ["communes", String(at)])],
      ),
    );
    const targets = {
      communes: communes.length === 0 ? null : communes,
      states: states.length === 0 ? null : states,
    };
    return done(await storeDryRun(ctx, tx, { action, serviceIds, targets }));
  });
}

/**
 * Prepares a run for the items that failed in an ended one. Payload errors: not_found, status_not_allowed (the run has
 * not ended, or nothing failed).
 */
export function retryServiceSwitch(ctx: Context, id: string | null): Promise<Outcome<StoredServiceSwitch>> {
  return inTransaction(ctx, async (tx) => {
    const before = await requireEndedSwitch(tx, id);
    if (before.failed === 0) throw nothingToRetry(before);
    const targets = { of: before.id, items: "FAILED", restoresKept: false } as const;
    const { service_ids: serviceIds, undo_of_id: undoOf } = before;
    const action = switchActionOf(before.action);
    return done(await storeDryRun(ctx, tx, { action, serviceIds, targets, retryOf: before.id, undoOf }));
  });
}

/**
 * Prepares a run that takes an ended one back where it succeeded; removed services get their content back. Services
 * that were added and have own content since are excluded. Payload errors: not_found, status_not_allowed (the run has
 * not ended, or nothing succeeded), undo_expired.
 */
export function undoServiceSwitch(ctx: Context, id: string | null): Promise<Outcome<StoredServiceSwitch>> {
  return inTransaction(ctx, async (tx) => {
    const before = await requireEndedSwitch(tx, id);
    if (before.succeeded === 0 || before.finished_at === null) throw nothingToRetry(before);
    if (ctx.now() >= undoEndOf(before.finished_at)) throw new Refusal([userError("undo_expired", ["id"])]);
    const taken = switchActionOf(before.action);
    const targets = { of: before.id, items: "SUCCEEDED", restoresKept: taken === "REMOVE" } as const;
    const action = oppositeAction[taken];
    const { service_ids: serviceIds } = before;
    return done(await storeDryRun(ctx, tx, { action, serviceIds, targets, undoOf: before.id }));
  });
}

async function requireEndedSwitch(tx: Transaction, id: string | null): Promise<StoredServiceSwitch> {
  const { id: found } = await requireEndedRun(tx, serviceSwitchRuns, id);
  const run = await selectServiceSwitch(tx, found);
  if (!run) throw new Error(`Run ${found} switches no services.`);
  return run;
}

interface NewSwitch {
  readonly action: ServiceSwitchAction;
  readonly serviceIds: readonly string[];
  readonly targets: SwitchTargets;
  readonly retryOf?: string;
  readonly undoOf?: string | null;
}

async function storeDryRun(
  ctx: Context,
  tx: Transaction,
  { action, serviceIds, targets, retryOf, undoOf = null }: NewSwitch,
): Promise<StoredServiceSwitch> {
  if (action === "REMOVE" && !can(ctx.viewer, "remove_commune_service")) {
    throw failure("insufficient_permissions");
  }
  const plan = {
    action,
    serviceIds,
    targets,
    hasRowPerCommune: serviceIds.length <= serviceSwitchColumnsMax,
    excludesContent: action === "REMOVE" && undoOf !== null,
    today: calendarDayOf(ctx.now()),
  };
  const count = await countSwitchItems(tx, plan, serviceSwitchItemsMax + 1);
  if (count === 0) throw new Refusal([userError("required", ["communes"])]);
  if (count > serviceSwitchItemsMax) {
    throw new Refusal([userError("list_too_long", ["communes"], { max: String(serviceSwitchItemsMax) })]);
  }
  const run = await insertDryRun(ctx, tx, serviceSwitchRuns, {
    action: `${action}_SERVICES`,
    retry_of_id: retryOf ?? null,
    ...(serviceIds.length === 1 && { service_id: serviceIds[0] }),
  });
  await insertServiceSwitch(tx, { run_id: run.id, service_ids: [...serviceIds], undo_of_id: undoOf });
  await insertSwitchItems(tx, run.id, plan);
  await updateCommuneCount(tx, run.id);
  const stored = await selectServiceSwitch(tx, run.id);
  if (!stored) throw new Error("The run that was just stored is missing.");
  return stored;
}

function serviceErrors(serviceIds: readonly string[]): UserError[] {
  if (serviceIds.length === 0) return [userError("required", ["serviceIds"])];
  return serviceIds.flatMap((service, at) => {
    const field = ["serviceIds", String(at)];
    if (!findService(service))
      return [userError("service_unknown", field, { service: cutText(service, 100) })];
    return serviceIds.indexOf(service) < at ? [userError("not_unique", field)] : [];
  });
}

function communeErrors(communes: readonly string[]): UserError[] {
  return communes.flatMap((ags, at) => {
    const field = ["communes", String(at)];
    if (!isAgs(ags)) return [userError("ags_invalid", field)];
    return communes.indexOf(ags) < at ? [userError("not_unique", field)] : [];
  });
}
