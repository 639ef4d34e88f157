/** Runs that change fees in many communes. */
import { feeChangeDays } from "#domain/feeChanges";
import { lockCommuneServices, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { selectFeeItems, type StoredFeeChangeItem } from "#server/storage/fees/feeChangeItems";
import { selectFeeChange } from "#server/storage/fees/feeChanges";
import { selectCharging } from "#server/storage/fees/feeChangeTargets";
import { storeFeeContents, type StoredContent } from "#server/storage/fees/serviceFees";
import type { ItemResult, WaitingItem } from "#server/storage/runs/runItems";
import type { RunFailure } from "#server/storage/columnTypes";
import { resultOf, type DeclaredRuns, type RunBatch } from "#server/domain/runs/runKind";
import { applyEdits, type LoggedEdit } from "#server/domain/fees/service/changeFee";
import { feeOf, loadFees, type Fee } from "#server/domain/fees/service/fees";
import { isDeactivation, planFeeChange, ruleOf, type FeeChangeRule } from "./planFeeChange";

/** Changes the fees with the services locked. Skips fees that changed after the dry run. */
export const feeChangeRuns: DeclaredRuns = {
  kind: "FEE_CHANGE",
  queue: "fee-change",
  slots: 1,
  batchSize: 50,
  daysKept: feeChangeDays,
  permission: "system_fees",
  failsAsWhole: false,
  async handle(_ctx, tx, batch) {
    const { run, items } = batch;
    const change = await selectFeeChange(tx, run.id);
    if (!change) throw new Error(`Run ${run.id} is no change of fees.`);
    const revisions = new Map(items.map(({ place, revision }) => [place, revision]));
    const targets = (await selectFeeItems(tx, run.id, [...revisions.keys()])).map((item) => ({
      ...item,
      revision: revisions.get(item.place) ?? -1,
    }));
    const keys = distinctServices(targets);
    const locked = await lockCommuneServices(tx, keys);
    const results: ItemResult[] = [];
    for (const key of keys) {
      const ofService = targets.filter((target) => isOf(key, target));
      const isOffered = locked.some(
        ({ communeAgs, serviceId }) => communeAgs === key.communeAgs && serviceId === key.serviceId,
      );
      if (!isOffered) results.push(...ofService.map(failed("not_found")));
      else results.push(...(await changeFeesOf(tx, key, ofService, ruleOf(change), batch)));
    }
    return results;
  },
};

const isOf = ({ communeAgs, serviceId }: CommuneServiceKey, item: StoredFeeChangeItem) =>
  item.ags === communeAgs && item.serviceId === serviceId;

function distinctServices(items: readonly StoredFeeChangeItem[]): CommuneServiceKey[] {
  const keys: CommuneServiceKey[] = [];
  for (const item of items) {
    if (!keys.some((key) => isOf(key, item)))
      keys.push({ communeAgs: item.ags ?? "", serviceId: item.serviceId });
  }
  return keys;
}

type Target = StoredFeeChangeItem & Pick<WaitingItem, "revision">;

async function changeFeesOf(
  tx: Transaction,
  key: CommuneServiceKey,
  items: readonly Target[],
  rule: FeeChangeRule,
  { actor, now }: RunBatch,
): Promise<ItemResult[]> {
  const type = rule.kind === "RESET" ? "RESET_SERVICE_FEE" : "SAVE_SERVICE_FEE";
  const fees = await loadFees(tx, key);
  const edits: LoggedEdit[] = [];
  const contents: StoredContent[] = [];
  const results: ItemResult[] = [];
  for (const item of items) {
    const { feeId } = item;
    const fee = feeOf(fees, feeId);
    const planned = fee && (await contentAfter(tx, rule, fee));
    if (!planned) results.push(failed("not_found")(item));
    else if (fee.revision !== item.revision || planned === "unchanged")
      results.push(failed("conflict")(item));
    else if ("code" in planned) results.push(resultOf(item, planned));
    else {
      edits.push({ feeId, type, before: fee });
      contents.push({ feeId, ...planned });
      results.push(resultOf(item, null));
    }
  }
  if (edits.length > 0) {
    await applyEdits(tx, key, edits, {
      author: { actor, at: now },
      store: (inTx, stamp) => storeFeeContents(inTx, key, contents, stamp),
    });
  }
  return results;
}

/** Returns the content to store, or why it cannot be stored. */
async function contentAfter(
  tx: Transaction,
  rule: FeeChangeRule,
  { communeAgs, serviceId, feeId, text, status, prices, inherited }: Fee,
): Promise<Pick<StoredContent, "content"> | RunFailure | "unchanged"> {
  if (!inherited) return "unchanged";
  const isActive = status === "ACTIVE";
  const versions = {
    present: { isActive, prices },
    catalogue: { isActive: inherited.status === "ACTIVE", prices: inherited.prices },
  };
  const isCharged =
    isDeactivation(rule, versions) &&
    (await selectCharging(tx, { serviceId, feeId }, [communeAgs])).has(communeAgs);
  const plan = planFeeChange(rule, versions, isCharged);
  if (plan.problem) return plan.problem;
  if (!plan.prices) return "unchanged";
  return { content: rule.kind === "RESET" ? null : { text, prices: plan.prices, isActive } };
}

const failed = (code: "not_found" | "conflict") => (item: Target) => resultOf(item, { code, params: {} });
