/** Payments in the form of the contract. */
import type { Context } from "#server/context";
import { toNodeId } from "#server/nodeId";
import { selectPayments, type StoredPayment } from "#server/storage/processes/processDetails";

/** A payment in the form of the contract. */
function presentPayment({ processId, fees, ...payment }: StoredPayment) {
  return { ...payment, __typename: "Payment", id: toNodeId("Payment", String(processId)), feeOverview: fees };
}

interface Batch {
  readonly ids: number[];
  readonly found: Promise<ReadonlyMap<number, StoredPayment>>;
}

const batches = new WeakMap<Context, Batch>();

/** The payment of a process; null: none. Those of a page are read in one statement. */
export async function paymentOf(processId: number, ctx: Context) {
  let batch = batches.get(ctx);
  if (batch === undefined) {
    const ids: number[] = [];
    batch = { ids, found: readSoon(ids, ctx) };
    batches.set(ctx, batch);
  }
  batch.ids.push(processId);
  const payment = (await batch.found).get(processId);
  return payment ? presentPayment(payment) : null;
}

async function readSoon(ids: readonly number[], ctx: Context): Promise<ReadonlyMap<number, StoredPayment>> {
  // Until all rows of the page have asked.
  await new Promise((resolve) => setImmediate(resolve));
  batches.delete(ctx);
  const payments = await selectPayments(ctx.db, ids);
  return new Map(payments.map((payment) => [payment.processId, payment]));
}
