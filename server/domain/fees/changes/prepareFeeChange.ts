/** Prepares a fee change: finds the fees of communes and plans the change of each. */
import { isAgs } from "#domain/ags";
import { calendarDayOf } from "#domain/calendarDays";
import type { FederalStateCode } from "#domain/federalStates";
import {
  feeChangeFeesMax,
  feeChangeItemsMax,
  feeChangePercentMax,
  feeChangePercentMin,
  type FeeChangeGroup,
  type FeeChangeKind,
} from "#domain/feeChanges";
import { feeValueMax } from "#domain/fees";
import type { Context } from "#server/context";
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
import type { Transaction } from "#server/storage/database/database";
import { insertFees } from "#server/storage/fees/feeChangeItems";
import {
  insertFeeChange,
  selectFeeChange,
  selectFeesOfChange,
  type StoredFeeChange,
} from "#server/storage/fees/feeChanges";
import {
  selectCharging,
  selectOffering,
  selectPrices,
  selectTargets,
  type FeeTarget,
  type TargetConditions,
} from "#server/storage/fees/feeChangeTargets";
import { selectSystemFees, type StoredSystemFee, type SystemFeeKey } from "#server/storage/fees/systemFees";
import { insertItems } from "#server/storage/runs/runItems";
import { feeChangeRuns } from "./changeFees";
import { isDeactivation, planFeeChange, ruleOf } from "./planFeeChange";

/** What to change, and where. */
export interface FeeChangeInput {
  /** Null: no such fee can exist. */
  readonly fees: readonly (SystemFeeKey | null)[];
  readonly kind: FeeChangeKind;
  readonly value: number | null;
  readonly percent: number | null;
  readonly day: string | null;
  readonly group: FeeChangeGroup;
  /** Länder; empty: all. */
  readonly states: readonly FederalStateCode[];
  /** AGS; empty: all. */
  readonly communes: readonly string[];
}

/** Items per statement, which bounds the prices in memory. */
const batchSize = 1_000;

/**
 * Stores the dry run. Payload errors: required, list_too_long, fee_change_too_large, not_unique, ags_invalid,
 * amount_out_of_range, percentage_out_of_range, not_found.
 */
export function prepareFeeChange(ctx: Context, input: FeeChangeInput): Promise<Outcome<StoredFeeChange>> {
  const { kind, group, states, communes } = input;
  return inTransaction(ctx, async (tx) => {
    refuseIf([...listErrors(input), ...ruleErrors(input)]);
    const fees = await requireFees(tx, input.fees);
    await requireOffering(tx, communes, fees);
    const conditions = {
      fees: fees.map(({ id }) => id),
      group,
      states: states.length === 0 ? null : states,
      communes: communes.length === 0 ? null : communes,
      // Without an own version, there is nothing to reset.
      isDeviating: kind === "RESET",
    };
    const { value, percent, day } = input;
    return done(await storeDryRun(ctx, tx, fees, conditions, { kind, value, percent, day }));
  });
}

/**
 * Prepares a change with the input of an ended one, for the fees that failed in it. Payload errors: not_found,
 * status_not_allowed (the change has not ended, or nothing failed).
 */
export function retryFeeChange(ctx: Context, id: string | null): Promise<Outcome<StoredFeeChange>> {
  return inTransaction(ctx, async (tx) => {
    const before = await requireEndedRun(tx, feeChangeRuns, id);
    const change = await selectFeeChange(tx, before.id);
    const ids = await selectFeesOfChange(tx, before.id, feeChangeFeesMax);
    if (!change || before.failed === 0 || ids.length === 0) throw nothingToRetry(before);
    const fees = await selectSystemFees(tx, { ids });
    const { change_kind: kind, value, percent, day } = change;
    const all = { states: null, communes: null, isDeviating: kind === "RESET" };
    const conditions = { fees: ids, group: "ALL" as const, failedIn: before.id, ...all };
    return done(await storeDryRun(ctx, tx, fees, conditions, { kind, value, percent, day }));
  });
}

/** The values that the change sets. */
type ChangeValues = Pick<FeeChangeInput, "kind" | "value" | "percent" | "day">;

async function storeDryRun(
  ctx: Context,
  tx: Transaction,
  fees: readonly StoredSystemFee[],
  conditions: TargetConditions,
  { kind, value, percent, day }: ChangeValues,
): Promise<StoredFeeChange> {
  const targets = await selectTargets(tx, conditions, feeChangeItemsMax + 1);
  if (targets.length === 0) throw new Refusal([userError("required", ["communes"])]);
  if (targets.length > feeChangeItemsMax) {
    const params = { max: String(feeChangeItemsMax) };
    throw new Refusal([userError("fee_change_too_large", ["communes"], params)]);
  }
  const run = await insertDryRun(ctx, tx, feeChangeRuns, {
    action: kind === "RESET" ? "RESET_FEES" : "CHANGE_FEES",
    retry_of_id: conditions.failedIn ?? null,
  });
  const ids = fees.map((fee) => fee.id);
  const values = {
    run_id: run.id,
    change_kind: kind,
    value: kind === "AMOUNT" ? value : null,
    percent: kind === "PERCENT" ? percent : null,
    day: kind === "RESET" || day === null ? calendarDayOf(ctx.now()) : day,
    commune_group: conditions.group,
  };
  await insertFeeChange(tx, values, ids);
  const change = { ...run, ...values, fee_count: ids.length };
  await storeItems(tx, change, fees, targets);
  return change;
}

async function storeItems(
  tx: Transaction,
  change: StoredFeeChange,
  fees: readonly StoredSystemFee[],
  targets: readonly FeeTarget[],
): Promise<void> {
  const rule = ruleOf(change);
  const byId = new Map(fees.map((fee) => [fee.id, fee]));
  for (let start = 0; start < targets.length; start += batchSize) {
    const batch = targets.slice(start, start + batchSize);
    const ownPrices = await selectPrices(
      tx,
      batch.flatMap(({ own }) => own ?? []),
    );
    const versions = batch.flatMap((target, at) => {
      const fee = byId.get(target.fee);
      if (!fee) return [];
      const catalogue = { isActive: fee.isActive ?? false, prices: fee.prices };
      const present =
        target.own === null
          ? catalogue
          : { isActive: target.ownIsActive ?? false, prices: ownPrices.get(target.own) ?? [] };
      return [{ target, position: start + at, fee, present, catalogue }];
    });
    const isCharged = await findCharged(
      tx,
      versions.filter((one) => isDeactivation(rule, one)),
    );
    const rows = versions.map(({ target, position, fee, present, catalogue }) => {
      const isOwn = target.own !== null;
      const plan = planFeeChange(rule, { present, catalogue }, isCharged(fee, target.ags));
      const { prices, before, after, nextPriceFrom, problem } = plan;
      return {
        item: {
          run_id: change.id,
          position,
          label: target.communeName,
          commune_ags: target.ags,
          // Same as the revision of `Fee`: both only grow, so the sum never repeats.
          revision: target.ownRevision + fee.revision,
          state: problem ? ("IMPOSSIBLE" as const) : prices ? ("WAITING" as const) : ("UNCHANGED" as const),
          error_code: problem?.code ?? null,
          error_params: JSON.stringify(problem?.params ?? {}),
        },
        fee: {
          run_id: change.id,
          position,
          service_id: fee.serviceId,
          fee_id: fee.feeId,
          fee_text: target.ownText ?? fee.text ?? "",
          is_own: isOwn,
          amount_before: before,
          amount_after: after,
          next_price_from: nextPriceFrom,
        },
      };
    });
    await insertItems(
      tx,
      rows.map(({ item }) => item),
    );
    await insertFees(
      tx,
      rows.map((row) => row.fee),
    );
  }
}

interface Deactivation {
  readonly fee: StoredSystemFee;
  readonly target: FeeTarget;
}

/** Returns the fees that the rules of their communes charge. */
async function findCharged(
  tx: Transaction,
  deactivations: readonly Deactivation[],
): Promise<(fee: StoredSystemFee, ags: string) => boolean> {
  const charging = new Map<StoredSystemFee, ReadonlySet<string>>();
  for (const fee of new Set(deactivations.map((one) => one.fee))) {
    const ofFee = deactivations.filter((one) => one.fee === fee);
    const communes = ofFee.map(({ target }) => target.ags);
    charging.set(fee, await selectCharging(tx, fee, communes));
  }
  return (fee, ags) => charging.get(fee)?.has(ags) ?? false;
}

/** Checks for empty lists and duplicates. */
function listErrors({ fees, communes }: FeeChangeInput): UserError[] {
  if (fees.length === 0) return [userError("required", ["feeIds"])];
  const keys = fees.map((fee) => (fee ? `${fee.serviceId}/${fee.feeId}` : null));
  return [
    ...keys.flatMap((key, at) =>
      key === null
        ? [userError("not_found", ["feeIds", String(at)])]
        : keys.indexOf(key) < at
          ? [userError("not_unique", ["feeIds", String(at)])]
          : [],
    ),
    ...communes.flatMap((ags, at) =>
      !isAgs(ags)
        ? [userError("ags_invalid", ["communes", String(at)])]
        : communes.indexOf(ags) < at
          ? [userError("not_unique", ["communes", String(at)])]
          : [],
    ),
  ];
}

/** Checks the values that the kind needs. */
function ruleErrors({ kind, value, percent, day }: FeeChangeInput): UserError[] {
  if (kind === "RESET") return [];
  const bounds = (min: number, max: number) => ({ min: String(min), max: String(max) });
  const errors: UserError[] = [];
  if (kind === "AMOUNT") {
    if (value === null) errors.push(userError("required", ["value"]));
    else if (value < 0 || value > feeValueMax) {
      errors.push(userError("amount_out_of_range", ["value"], bounds(0, feeValueMax)));
    }
  } else if (percent === null) errors.push(userError("required", ["percent"]));
  else if (percent === 0 || percent < feeChangePercentMin || percent > feeChangePercentMax) {
    const params = bounds(feeChangePercentMin, feeChangePercentMax);
    errors.push(userError("percentage_out_of_range", ["percent"], params));
  }
  if (day === null) errors.push(userError("required", ["day"]));
  return errors;
}

/** Loads the fees. Throws if one is not in the catalogue of its service. */
async function requireFees(
  tx: Transaction,
  keys: readonly (SystemFeeKey | null)[],
): Promise<StoredSystemFee[]> {
  const found = await selectSystemFees(tx, { keys: keys.flatMap((key) => key ?? []) });
  const isKnown = (key: SystemFeeKey | null) =>
    found.some(({ serviceId, feeId }) => serviceId === key?.serviceId && feeId === key.feeId);
  refuseIf(keys.flatMap((key, at) => (isKnown(key) ? [] : [userError("not_found", ["feeIds", String(at)])])));
  return found;
}

/** Checks that the communes exist and offer at least one of the services. */
async function requireOffering(
  tx: Transaction,
  communes: readonly string[],
  fees: readonly StoredSystemFee[],
): Promise<void> {
  if (communes.length === 0) return;
  const serviceIds = [...new Set(fees.map(({ serviceId }) => serviceId))];
  const offering = await selectOffering(tx, communes, serviceIds);
  refuseIf(
    communes.flatMap((ags, at) =>
      offering.has(ags) ? [] : [userError("not_found", ["communes", String(at)])],
    ),
  );
}
