/** Changes of fees in many communes through the endpoint, run like the server does. */
import type { FeePrice } from "#domain/feePrices";
import { feeChangeRuns } from "#server/domain/fees/changes/changeFees";
import { bareIdOf, toNodeId } from "#server/nodeId";
import { storeFeeContent } from "#server/storage/fees/serviceFees";
import { type DatabaseKind } from "./databases";
import { feeService, priceFrom, storeCatalogueFee, storeFeeCommune } from "./fees";
import { execute, type RunChanges } from "./runs";
import { harnessTime, serverHarness, type SeenError, type ServerHarness } from "./serverHarness";

export interface SeenFeeChange {
  readonly id: string;
  readonly state: string;
}

export interface SeenItem {
  readonly id: string;
  readonly ags: string;
  readonly feeId: string;
  readonly text: string;
  readonly isOwn: boolean;
  readonly before: number | null;
  readonly after: number | null;
  readonly nextPriceFrom: string | null;
  readonly state: string;
  /** Code and params; null: no failure. */
  readonly error: string | null;
}

export interface FeeChangeHarness extends ServerHarness {
  /** Stores a fee of the catalogue; returns its node id. */
  fee(feeId: string, fee?: Parameters<typeof storeCatalogueFee>[2]): Promise<string>;
  /** Stores a commune with its own prices of fees; returns its AGS. */
  commune(own?: Readonly<Record<string, readonly FeePrice[]>>, ags?: string): Promise<string>;
  /** Stores the commune's own prices of a fee, or a reset. */
  own(ags: string, feeId: string, prices: readonly FeePrice[] | null): Promise<void>;
  /** Prepares a change, by default to 30.00 from 2027 on. */
  prepare(
    input: Readonly<Record<string, unknown>>,
    token?: string,
  ): Promise<{ readonly change: SeenFeeChange; readonly errors: readonly SeenError[] }>;
  change(
    name: string,
    input: Readonly<Record<string, unknown>>,
    token?: string,
  ): Promise<readonly SeenError[]>;
  /** Runs a change like the server does; true if it is over. */
  run(id: string, changes?: RunChanges): Promise<boolean>;
  /** Prepares, starts and runs a change; returns its items. */
  apply(input: Readonly<Record<string, unknown>>): Promise<readonly SeenItem[]>;
  node(id: string, fields: string): Promise<Record<string, unknown>>;
  items(id: string, states?: readonly string[]): Promise<readonly SeenItem[]>;
  /** Text, status and prices of the commune's own fee; null: inherited. */
  stored(
    ags: string,
    feeId: string,
  ): Promise<{
    readonly text: string | null;
    readonly isActive: boolean | null;
    readonly revision: number;
    readonly prices: readonly FeePrice[];
  } | null>;
}

const itemFields = `id ags feeId text isOwn before after nextPriceFrom state error { code params { value } }`;

interface ListedItem extends Omit<SeenItem, "error"> {
  readonly error: {
    readonly code: string;
    readonly params: readonly { readonly value: string }[];
  } | null;
}

/** Opens a harness; calls are made as support. */
export async function feeChangeHarness(kind: DatabaseKind): Promise<FeeChangeHarness> {
  const harness = await serverHarness(kind);
  const { db } = harness.open;
  const by = { at: harnessTime, by: { id: null, name: "Amt", role: null } };
  let number = 0;
  const self: FeeChangeHarness = {
    ...harness,
    async fee(feeId, fee) {
      await storeCatalogueFee(db, feeId, fee);
      return toNodeId("SystemFee", `${fee?.serviceId ?? feeService}/${feeId}`);
    },
    async commune(own = {}, ags = `0920${String((number += 1)).padStart(4, "0")}`) {
      await storeFeeCommune(db, ags, [feeService]);
      for (const [feeId, prices] of Object.entries(own)) await self.own(ags, feeId, prices);
      return ags;
    },
    own: (ags, feeId, prices) =>
      db.transaction().execute((tx) => {
        const key = { communeAgs: ags, serviceId: feeService, feeId };
        return storeFeeContent(tx, key, prices && { text: "Eigene", isActive: false, prices }, by);
      }),
    async prepare(input, token) {
      const { payload, errors } = await harness.mutate(
        "prepareFeeChange",
        "change { id state }",
        { kind: "AMOUNT", value: 3_000, day: "2027-01-01", group: "ALL", ...input },
        token === undefined ? {} : { token },
      );
      return { change: (payload as { change: SeenFeeChange }).change, errors };
    },
    async change(name, input, token) {
      const caller = token === undefined ? {} : { token };
      return (await harness.mutate(name, "change { id state }", input, caller)).errors;
    },
    async run(id, changes = {}) {
      const bareId = bareIdOf("FeeChange", id) ?? "";
      return (await execute(db, feeChangeRuns, bareId, { now: () => harnessTime, ...changes })).isOver;
    },
    async apply(input) {
      const { change } = await self.prepare(input);
      await self.change("startFeeChange", { id: change.id });
      await self.run(change.id);
      return self.items(change.id);
    },
    async node(id, fields) {
      const source = `query ($id: ID!) { node(id: $id) { ... on FeeChange { ${fields} } } }`;
      return (await harness.read(source, { id }))["node"] as Record<string, unknown>;
    },
    async items(id, states) {
      const source = `query ($id: ID!, $states: [FeeChangeItemState!]) {
        node(id: $id) { ... on FeeChange { items(states: $states) { edges { node { ${itemFields} } } } } } }`;
      const { node } = (await harness.read(source, { id, states })) as {
        node: { items: { edges: readonly { node: ListedItem }[] } };
      };
      return node.items.edges.map(({ node: { error, ...item } }) => ({
        ...item,
        error: error && [error.code, ...error.params.map(({ value }) => value)].join(" "),
      }));
    },
    async stored(ags, feeId) {
      const row = await db
        .selectFrom("service_fee")
        .select(["id", "text", "is_active as isActive", "revision"])
        .where("commune_ags", "=", ags)
        .where("fee_id", "=", feeId)
        .executeTakeFirst();
      if (!row || row.text === null) return null;
      const { id, ...content } = row;
      const prices = await db
        .selectFrom("service_fee_price")
        .select(["value", "tax_rate as taxRate", "valid_from as validFrom", "valid_to as validTo"])
        .where("fee", "=", id)
        .orderBy("valid_from")
        .execute();
      return { ...content, prices };
    },
  };
  return self;
}

/** The maximum number of prices, so that another one does not fit. */
export const fullPrices = Array.from({ length: 100 }, (_, at) => priceFrom(`${1_920 + at}-01-01`, at));
