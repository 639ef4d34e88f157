/** Fees of a service for tests of mutations. */
import { toNodeId } from "#server/nodeId";
import type { Database } from "#server/storage/database/database";

const serviceId = "ew-meldebescheinigung";

/** The root of a rule that charges nothing. */
export const feeRuleRoot = { nodeId: "root", slot: "ROOT", position: 0, kind: "PAYMENT" } as const;

/** Id of a fee: the commune's own one, one that overrides the catalogue, or an own one with reset metadata. */
export type FeeRecord = "own" | "overridden" | "reset";

/** The node id of a fee of these records. */
export const feeRecordId = (ags: string, fee: FeeRecord) => toNodeId("Fee", `${ags}/${serviceId}/${fee}`);

/** The node id of the rule of these records. */
export const feeRuleRecordId = (ags: string) => toNodeId("FeeRule", `${ags}/${serviceId}`);

/** Stores the fees of a commune and its own rule; one fee is of the catalogue. All rows are at revision 1. */
export async function storeFeeRecords(db: Database, ags: string): Promise<void> {
  const shared = { service_id: serviceId, text: "Gebühr", is_active: true, hhst: "0.1110.1000" };
  const catalogue = { ...shared, commune_ags: null, fee_id: "overridden", metadata_state: "OWN" } as const;
  await db
    .insertInto("service_fee")
    .values(catalogue)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db
    .insertInto("service_fee")
    .values([
      { ...shared, commune_ags: ags, fee_id: "own", metadata_state: "OWN" },
      { ...shared, commune_ags: ags, fee_id: "overridden", metadata_state: "INHERITED" },
      { ...shared, commune_ags: ags, fee_id: "reset", metadata_state: "RESET" },
    ])
    .returning("id")
    .execute();
  await db
    .insertInto("service_fee_price")
    .values(rows.map(({ id }) => ({ fee: id, valid_from: "2026-01-01", value: 1_000, tax_rate: 0 })))
    .execute();
  await db
    .insertInto("fee_rule")
    .values({ commune_ags: ags, service_id: serviceId, nodes: JSON.stringify([feeRuleRoot]) })
    .execute();
}
