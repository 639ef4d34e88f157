/** Changes of the fees of the catalogue. Communes without their own version inherit them. */
import { findService, hasCapability } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { recordActivities, type Activity } from "#server/domain/activity/activity";
import {
  conflict,
  done,
  inTransaction,
  refused,
  userError,
  type LastSaved,
  type Outcome,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import type { Transaction } from "#server/storage/database/database";
import { selectChargingRules } from "#server/storage/fees/feeDeviations";
import {
  lockServiceCatalogue,
  selectSystemFees,
  storeSystemFee,
  type SystemFeeContent,
  type SystemFeeKey,
} from "#server/storage/fees/systemFees";
import type { FeeStatusChange } from "../service/feeEdits";
import { isSameNumbers } from "../service/feeMetadata";
import { readFeeInput, type FeeFields } from "../service/feeInput";
import {
  loggedSystemFee,
  loggedSystemNumbers,
  systemFeeActivityTarget,
  type FeeActivity,
  type FeeMetadataActivity,
} from "../service/loggedFees";
import { isSamePrices, toSystemFee, type SystemFee } from "./systemFees";
import { stampOf } from "#server/domain/stamp";

/** A fee of the catalogue to save. */
export interface SystemFeeInput extends FeeFields {
  readonly serviceId: string;
  /** Revision that was read; null: a new fee. */
  readonly revision: number | null;
}

/**
 * Adds a fee to the catalogue or saves one if it differs. The value is the fee as stored, even with errors; null if it
 * is unknown or a new one was refused. Payload errors: those of `readFeeInput`; not_found and capability_missing at the
 * field serviceId; not_found, conflict.
 */
export function saveSystemFee(ctx: Context, input: SystemFeeInput): Promise<Outcome<SystemFee>> {
  return inTransaction<SystemFee>(ctx, async (tx) => {
    const { serviceId, revision } = input;
    if (!findService(serviceId)) return refused(userError("not_found", ["serviceId"]));
    if (!hasCapability(serviceId, "fees")) return refused(userError("capability_missing", ["serviceId"]));
    const feeIds = await lockServiceCatalogue(tx, serviceId);
    const key = { serviceId, feeId: input.feeId };
    const before = revision === null ? null : await loadSystemFee(tx, key);
    if (revision !== null && before === null) return refused(userError("not_found", ["feeId"]));
    if (before && before.revision !== revision) return conflict(before, lastSavedOf(before));

    const others = before ? null : { feeIds, count: feeIds.length };
    const { errors, feeId, text, prices, numbers } = readFeeInput(input, others);
    if (errors.length > 0) return { value: before, errors };
    const changes: Changes = {
      content: before === null || before.text !== text || !isSamePrices(before.prices, prices),
      numbers: before === null || (numbers !== null && !isSameNumbers(before.numbers, numbers)),
    };
    if (before && !changes.content && !changes.numbers) return done(before);
    const content = { text, prices, isActive: before === null || before.status === "ACTIVE", numbers };
    const after = await store(ctx, tx, { serviceId, feeId }, content);
    await recordActivities(tx, activitiesOf(ctx, { before, after, changes }));
    return done(after);
  });
}

/**
 * Activates or deactivates a fee of the catalogue if its status differs. The value is the fee as stored, even with
 * errors. Payload errors: not_found, conflict, and fee_inactive if fee rules charge the fee to deactivate, unless
 * confirmed.
 */
export function setSystemFeeStatus(
  ctx: Context,
  { key, revision }: { readonly key: SystemFeeKey | null; readonly revision: number },
  { status, confirmed }: FeeStatusChange,
): Promise<Outcome<SystemFee>> {
  return inTransaction<SystemFee>(ctx, async (tx) => {
    if (key) await lockServiceCatalogue(tx, key.serviceId);
    const before = key && (await loadSystemFee(tx, key));
    if (!before) return refused(userError("not_found", ["id"]));
    if (before.revision !== revision) return conflict(before, lastSavedOf(before));
    if (before.status === status) return done(before);
    if (status === "INACTIVE" && !confirmed.includes("fee_inactive")) {
      const { isShared, communes } = await selectChargingRules(tx, before);
      const params = { feeId: before.feeId, count: String(communes) };
      if (isShared || communes > 0) {
        return { value: before, errors: [userError("fee_inactive", null, params)] };
      }
    }
    const { text, prices } = before;
    const content = { text, prices, isActive: status === "ACTIVE", numbers: null };
    const after = await store(ctx, tx, before, content);
    await recordActivities(tx, [
      {
        type: "CHANGE_SERVICE_FEE",
        at: ctx.now(),
        actor: requireViewer(ctx),
        ...systemFeeActivityTarget(after),
        before: loggedSystemFee(before),
        after: loggedSystemFee(after),
      },
    ]);
    return done(after);
  });
}

async function loadSystemFee(tx: Transaction, key: SystemFeeKey): Promise<SystemFee | null> {
  const [found] = await selectSystemFees(tx, { keys: [key] });
  return found ? toSystemFee(found) : null;
}

const lastSavedOf = ({ updatedAt, updatedBy }: SystemFee): LastSaved => ({
  updatedAt,
  updatedByName: updatedBy?.name ?? null,
});

async function store(
  ctx: Context,
  tx: Transaction,
  key: SystemFeeKey,
  content: SystemFeeContent,
): Promise<SystemFee> {
  await storeSystemFee(tx, key, content, stampOf(ctx));
  const stored = await loadSystemFee(tx, key);
  if (!stored) throw new Error("The fee that was just stored is missing.");
  return stored;
}

/** Differences from the stored fee. */
interface Changes {
  readonly content: boolean;
  readonly numbers: boolean;
}

interface SavedSystemFee {
  /** Null: a new fee. */
  readonly before: SystemFee | null;
  readonly after: SystemFee;
  readonly changes: Changes;
}

/** Activity entries of a save: text and prices separate from the numbers, as for fees of communes. */
function activitiesOf(
  ctx: Context,
  { before, after, changes }: SavedSystemFee,
): Activity<FeeActivity | FeeMetadataActivity>[] {
  const common = { at: ctx.now(), actor: requireViewer(ctx), ...systemFeeActivityTarget(after) };
  if (before === null) {
    const created = { ...loggedSystemNumbers(after), ...loggedSystemFee(after) };
    return [{ ...common, type: "CREATE_SERVICE_FEE", after: created }];
  }
  const entries: Activity<FeeActivity | FeeMetadataActivity>[] = [];
  if (changes.content) {
    const values = { before: loggedSystemFee(before), after: loggedSystemFee(after) };
    entries.push({ ...common, type: "SAVE_SERVICE_FEE", ...values });
  }
  if (changes.numbers) {
    const values = { before: loggedSystemNumbers(before), after: loggedSystemNumbers(after) };
    entries.push({ ...common, type: "SAVE_SERVICE_FEE_METADATA", ...values });
  }
  return entries;
}
