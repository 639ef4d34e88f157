/** Changes the fees of one commune. */
import { lockCommuneServices, type CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import type { ItemOutcome, ReadyItem } from "#server/storage/services/feeChangeItems";
import type { StoredFeeChange } from "#server/storage/services/feeChanges";
import { storeFeeContents, type StoredContent } from "#server/storage/services/serviceFees";
import type { RunAuthor } from "#server/domain/services/communeRuns";
import { applyEdits, type LoggedEdit } from "#server/domain/services/fees/changeFee";
import { feeOf, loadFees, type Fee } from "#server/domain/services/fees/fees";
import { planFeeChange, ruleOf, type FeeChangeRule } from "./planFeeChange";

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
  const outcomes = items.map((item): ItemOutcome => {
    const { feeId } = item;
    const fee = feeOf(fees, feeId);
    if (!fee) return failed("not_found")(item);
    const content = fee.revision === item.revision ? contentAfter(rule, fee) : undefined;
    if (content === undefined) return failed("conflict")(item);
    edits.push({ feeId, type, before: fee });
    contents.push({ feeId, content });
    return { position: item.position, error: null };
  });
  if (edits.length > 0) {
    await applyEdits(tx, key, edits, {
      author: { actor, at: now },
      store: (inTx, stamp) => storeFeeContents(inTx, key, contents, stamp),
    });
  }
  return outcomes;
}

/** The content to store; undefined if there is nothing to change, other than at the dry run. */
function contentAfter(
  rule: FeeChangeRule,
  { text, status, prices: present, systemFee }: Fee,
): StoredContent["content"] | undefined {
  if (!systemFee) return undefined;
  const { prices, problem } = planFeeChange(rule, present, systemFee.prices);
  if (problem || !prices) return undefined;
  return rule.kind === "RESET" ? null : { text, prices, isActive: status === "ACTIVE" };
}

const failed =
  (code: "not_found" | "conflict") =>
  ({ position }: ReadyItem): ItemOutcome => ({ position, error: { code, params: {} } });
