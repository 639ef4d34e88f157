/** Changes the fees of one commune. */
import { lockCommuneServices, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import type { ItemOutcome, ReadyItem } from "#server/storage/fees/feeChangeItems";
import type { StoredFeeChange } from "#server/storage/fees/feeChanges";
import { selectCharging } from "#server/storage/fees/feeChangeTargets";
import { storeFeeContents, type StoredContent } from "#server/storage/fees/serviceFees";
import type { RunAuthor, RunError } from "#server/domain/runs/communeRuns";
import { applyEdits, type LoggedEdit } from "#server/domain/fees/service/changeFee";
import { feeOf, loadFees, type Fee } from "#server/domain/fees/service/fees";
import { isDeactivation, planFeeChange, ruleOf, type FeeChangeRule } from "./planFeeChange";

/** The ready items of a commune. */
export interface ReadyCommune {
  readonly ags: string;
  readonly items: readonly ReadyItem[];
}

/**
 * Changes the fees, with the services of the commune locked. Fees that changed after the dry run are left as they are.
 * Returns what became of each item.
 */
export async function changeFees(
  tx: Transaction,
  { ags, items }: ReadyCommune,
  author: RunAuthor<StoredFeeChange>,
): Promise<ItemOutcome[]> {
  const services = [...new Set(items.map(({ serviceId }) => serviceId))];
  const keys = services.map((serviceId) => ({ communeAgs: ags, serviceId }));
  const locked = await lockCommuneServices(tx, keys);
  const outcomes: ItemOutcome[] = [];
  for (const key of keys) {
    const ofService = items.filter(({ serviceId }) => serviceId === key.serviceId);
    const isOffered = locked.some(({ serviceId }) => serviceId === key.serviceId);
    const changed = isOffered ? changeFeesOf(tx, key, ofService, author) : ofService.map(failed("not_found"));
    outcomes.push(...(await changed));
  }
  return outcomes;
}

async function changeFeesOf(
  tx: Transaction,
  key: CommuneServiceKey,
  items: readonly ReadyItem[],
  { run, actor, now }: RunAuthor<StoredFeeChange>,
): Promise<ItemOutcome[]> {
  const rule = ruleOf(run);
  const type = rule.kind === "RESET" ? "RESET_SERVICE_FEE" : "SAVE_SERVICE_FEE";
  const fees = await loadFees(tx, key);
  const edits: LoggedEdit[] = [];
  const contents: StoredContent[] = [];
  const outcomes: ItemOutcome[] = [];
  for (const item of items) {
    const { feeId } = item;
    const fee = feeOf(fees, feeId);
    const planned = fee && (await contentAfter(tx, rule, fee));
    if (!planned) outcomes.push(failed("not_found")(item));
    else if (fee.revision !== item.revision || planned === "unchanged")
      outcomes.push(failed("conflict")(item));
    else if ("code" in planned) outcomes.push({ position: item.position, error: planned });
    else {
      edits.push({ feeId, type, before: fee });
      contents.push({ feeId, ...planned });
      outcomes.push({ position: item.position, error: null });
    }
  }
  if (edits.length > 0) {
    await applyEdits(tx, key, edits, {
      author: { actor, at: now },
      store: (inTx, stamp) => storeFeeContents(inTx, key, contents, stamp),
    });
  }
  return outcomes;
}

/** The content to store, or why it cannot be. */
async function contentAfter(
  tx: Transaction,
  rule: FeeChangeRule,
  { communeAgs, serviceId, feeId, text, status, prices, inherited }: Fee,
): Promise<Pick<StoredContent, "content"> | RunError | "unchanged"> {
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

const failed =
  (code: "not_found" | "conflict") =>
  ({ position }: ReadyItem): ItemOutcome => ({ position, error: { code, params: {} } });
