/** Stores fees of the catalogue, and calls about the fees of one service. */
import type { FeePrice } from "#domain/feePrices";
import { toNodeId } from "#server/nodeId";
import type { Database } from "#server/storage/database/database";
import { storeCommunes } from "./register";
import type { SeenError, ServerHarness } from "./serverHarness";

export const feeService = "ikfz-neuzulassung";

/** Open-ended, without tax. */
export const priceFrom = (validFrom: string, value: number, changes: Partial<FeePrice> = {}): FeePrice => ({
  value,
  taxRate: 0,
  validFrom,
  validTo: null,
  ...changes,
});

/** Stores a fee of the catalogue at revision 1. */
export async function storeCatalogueFee(
  db: Database,
  feeId: string,
  {
    serviceId = feeService,
    text = "Zulassung",
    hhst = "0.1120.1000",
    prices = [priceFrom("2021-01-01", 2_790)],
  } = {},
): Promise<void> {
  const { id } = await db
    .insertInto("service_fee")
    .values({
      service_id: serviceId,
      fee_id: feeId,
      text,
      is_active: true,
      hhst,
      metadata_state: "OWN",
      updated_at: new Date("2026-01-01"),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("service_fee_price")
    .values(
      prices.map(({ value, taxRate, validFrom, validTo }) => ({
        fee: id,
        value,
        tax_rate: taxRate,
        valid_from: validFrom,
        valid_to: validTo,
      })),
    )
    .execute();
}

interface Numbers {
  readonly gebOstNr: string | null;
  readonly hhst: string | null;
  readonly objnr: string | null;
}

/** A fee as selected by these calls. */
export interface SeenFee {
  readonly id: string;
  readonly feeId: string;
  readonly isInherited: boolean;
  readonly text: string;
  readonly status: string;
  readonly prices: readonly FeePrice[];
  readonly inherited: { readonly text: string; readonly numbers: Numbers } | null;
  readonly numbers: Numbers;
  readonly hasOwnNumbers: boolean;
  readonly canRestoreNumbers: boolean;
  readonly updatedAt: string | null;
  readonly updatedBy: { readonly username: string } | null;
  readonly revision: number;
}

const prices = "prices { value taxRate validFrom validTo }";
const numbers = "gebOstNr hhst objnr";
const feeSelection = `id feeId isInherited text status ${prices}
  inherited { text status ${prices} numbers { ${numbers} } }
  numbers { ${numbers} } hasOwnNumbers canRestoreNumbers
  updatedAt updatedBy { username role } revision`;

interface Payload {
  readonly fee: SeenFee | null;
  readonly communeService?: { readonly fees: readonly SeenFee[] } | null;
  /** Only for changes that affect the amounts. */
  readonly feeRule?: { readonly sentenceDe: string } | null;
}

/** The result of a mutation of a fee. */
export interface FeeResult extends Payload {
  readonly errors: readonly SeenError[];
}

/** The fees of a commune's service, as a user reads and changes them. */
export interface FeeCalls {
  /** Null if the user may not see the service. */
  list(serviceId?: string): Promise<readonly SeenFee[] | null>;
  find(feeId: string): Promise<SeenFee>;
  save(input: Readonly<Record<string, unknown>>): Promise<FeeResult>;
  /** Calls another mutation, by default with the current revision. */
  change(name: string, feeId: string, input?: Readonly<Record<string, unknown>>): Promise<FeeResult>;
  /** Effect of a change on the cost of applications. */
  impact(feeId: string, change: string): Promise<unknown>;
}

/** Selects an answer about the impact of a change. */
export const impactSelection = `isCharged fee { before after }
  usual { amounts { before after } count paymentCount } usablePaymentCount
  examples { name amounts { before after } } unchangedExamples`;

/** Stores a commune with these services. */
export async function storeFeeCommune(db: Database, ags: string, services: readonly string[]): Promise<void> {
  const commune = { ags, name: `Kommune ${ags}`, unit: "Stadt" as const, postalCodes: ["86150"] };
  await storeCommunes(db, [{ ...commune, services: [...services] }]);
}

/** The calls of a user. */
export function feeCalls(harness: ServerHarness, ags: string, token: string): FeeCalls {
  const send = async (name: string, selection: string, input: Readonly<Record<string, unknown>>) => {
    const { payload, errors } = await harness.mutate(name, selection, input, { token });
    return { ...(payload as Payload), errors };
  };
  const list = async (serviceId = feeService) => {
    const source = `query ($ags: AGS!, $serviceId: String!) {
      communeService(ags: $ags, serviceId: $serviceId) { fees { ${feeSelection} } } }`;
    const { communeService } = await harness.read(source, { ags, serviceId }, token);
    return (communeService as { readonly fees: readonly SeenFee[] } | null)?.fees ?? null;
  };
  const find = async (feeId: string) => {
    const fee = (await list())?.find((one) => one.feeId === feeId);
    if (!fee) throw new Error(`There is no fee ${feeId}.`);
    return fee;
  };
  return {
    list,
    find,
    impact: async (feeId, change) => {
      const source = `query ($id: ID!, $change: PlannedFeeChange!) {
        feeImpact(id: $id, change: $change) { ${impactSelection} } }`;
      const id = toNodeId("Fee", `${ags}/${feeService}/${feeId}`);
      return (await harness.read(source, { id, change }, token))["feeImpact"];
    },
    save: (input) => {
      const communeServiceId = toNodeId("CommuneService", `${ags}/${feeService}`);
      const selection = `fee { ${feeSelection} } communeService { fees { ${feeSelection} } }`;
      return send("saveFee", selection, { communeServiceId, ...input });
    },
    change: async (name, feeId, input = {}) => {
      const revision = "revision" in input ? {} : { revision: (await find(feeId)).revision };
      const id = toNodeId("Fee", `${ags}/${feeService}/${feeId}`);
      const rule = ["setFeeStatus", "resetFee"].includes(name) ? "feeRule { sentenceDe }" : "";
      return send(name, `fee { ${feeSelection} } ${rule}`, { id, ...revision, ...input });
    },
  };
}
