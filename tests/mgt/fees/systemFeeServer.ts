/** A fake server with a catalogue of fees: it filters, has revisions, and knows how communes deviate. */
import { vi } from "vitest";
import { priceOn, type FeePrice } from "#domain/feePrices";
import type { FeeNumbers } from "#domain/fees";
import { connection } from "../../support/connection";
import { userError } from "../../support/masterData";
import type { Resolvers } from "../../support/mockedEndpoints";
import { impact, price } from "./feeServer";

interface Deviation {
  readonly ags: string;
  readonly communeName: string;
  readonly amount: number;
  readonly parts: readonly string[];
}

interface SystemFee {
  readonly id: string;
  readonly serviceId: string;
  readonly feeId: string;
  readonly text: string;
  readonly status: string;
  readonly prices: readonly FeePrice[];
  readonly numbers: FeeNumbers;
  readonly communeCount: number;
  readonly revision: number;
  readonly deviating: readonly Deviation[];
}

const noNumbers: FeeNumbers = { gebOstNr: null, hhst: null, objnr: null };

/** A fee of 12 communes at revision 3. */
export function systemFee(feeId: string, text: string, changes: Partial<SystemFee> = {}): SystemFee {
  return {
    id: `SystemFee:${feeId}`,
    serviceId: "ikfz-neuzulassung",
    feeId,
    text,
    status: "ACTIVE",
    prices: [price(2_790, "2021-01-01")],
    numbers: { ...noNumbers, gebOstNr: feeId, hhst: "0.1120.1000" },
    communeCount: 12,
    revision: 3,
    deviating: [],
    ...changes,
  };
}

/** A commune with its own version of a fee. */
export const deviation = (
  ags: string,
  communeName: string,
  amount: number,
  parts: readonly string[] = ["PRICES"],
): Deviation => ({ ags, communeName, amount, parts });

interface DeviationArgs {
  readonly on: string;
  readonly text?: string | null;
  readonly orderBy?: { readonly field: string; readonly direction: string } | null;
}

function answerOf({ deviating, ...fee }: SystemFee) {
  const differing = (on: string) =>
    deviating.map((one) => ({ ...one, difference: one.amount - (priceOn(fee.prices, on)?.value ?? 0) }));
  return {
    ...fee,

    updatedAt: "2026-11-02T08:00:00.000Z",
    updatedBy: { id: "User:1", username: "support", role: "SUPPORT" },
    deviationSummary: ({ on }: DeviationArgs) => {
      const differences = differing(on)
        .map(({ difference }) => difference)
        .filter((one) => one !== 0);
      return {
        count: deviating.length,
        amountCount: differences.length,
        lowest: differences.length > 0 ? Math.min(...differences) : null,
        highest: differences.length > 0 ? Math.max(...differences) : null,
      };
    },
    deviations: ({ on, text, orderBy }: DeviationArgs) => {
      const found = differing(on).filter(({ communeName }) => communeName.includes(text ?? ""));
      const sorted =
        orderBy?.field === "DIFFERENCE"
          ? found.toSorted((one, other) => one.difference - other.difference)
          : found;
      return connection(
        (orderBy?.direction === "DESC" ? sorted.toReversed() : sorted).map((one) => ({
          id: `FeeDeviation:${one.ags}`,
          text: fee.text,
          status: "ACTIVE",
          updatedAt: "2026-10-01T08:00:00.000Z",
          updatedBy: null,
          ...one,
        })),
      );
    },
  };
}

interface SaveInput {
  readonly serviceId: string;
  readonly revision: number | null;
  readonly feeId: string;
  readonly text: string;
  readonly prices: readonly FeePrice[];
  readonly numbers?: Partial<FeeNumbers> | null;
}

interface StatusInput {
  readonly id: string;
  readonly revision: number;
  readonly status: string;
  readonly confirmed?: readonly string[] | null;
}

/** @param charging number of communes whose rule charges each fee */
export function systemFeeServer(initial: readonly SystemFee[], charging = 0) {
  let stored = [...initial];
  const conflict = userError("conflict", null, { by: "k.brandl", at: "2026-11-20T13:02:00.000Z" });
  const find = (feeId: string) => stored.find((one) => one.feeId === feeId);
  const store = (next: SystemFee) => {
    stored = [...stored.filter(({ id }) => id !== next.id), next];
    return answerOf(next);
  };
  const saveSystemFee = vi.fn((_: unknown, { input }: { input: SaveInput }): unknown => {
    const { revision, numbers, ...content } = input;
    const now = find(input.feeId);
    if (revision === null && now) return { systemFee: null, errors: [userError("not_unique", ["feeId"])] };
    if (now && now.revision !== revision) return { systemFee: answerOf(now), errors: [conflict] };
    const base = now ?? systemFee(input.feeId, input.text, { numbers: noNumbers, revision: 0 });
    const merged = { ...base.numbers, ...numbers };
    const saved = store({ ...base, ...content, numbers: merged, revision: base.revision + 1 });
    return { systemFee: saved, errors: [] };
  });
  const setSystemFeeStatus = vi.fn((_: unknown, { input }: { input: StatusInput }): unknown => {
    const now = stored.find(({ id }) => id === input.id);
    if (!now) return { systemFee: null, errors: [userError("not_found", ["id"])] };
    if (input.status === "INACTIVE" && charging > 0 && !input.confirmed?.length) {
      const params = { feeId: now.feeId, count: String(charging) };
      return { systemFee: answerOf(now), errors: [userError("fee_inactive", null, params)] };
    }
    return { systemFee: store({ ...now, status: input.status, revision: now.revision + 1 }), errors: [] };
  });
  interface Filter {
    readonly text?: string | null;
    readonly status?: string | null;
    readonly serviceIds?: readonly string[] | null;
    readonly isDeviating?: boolean | null;
  }
  const systemFees = vi.fn((_: unknown, { filter }: { filter?: Filter | null }): unknown =>
    connection(
      stored
        .filter(
          ({ text, status, serviceId, deviating }) =>
            text.includes(filter?.text ?? "") &&
            (!filter?.status || filter.status === status) &&
            (!filter?.serviceIds || filter.serviceIds.includes(serviceId)) &&
            (!filter?.isDeviating || deviating.length > 0),
        )
        .map(answerOf),
    ),
  );
  const mgt: Resolvers = {
    Query: {
      systemFees,
      systemFee: (_: unknown, { feeId }: { feeId: string }) => {
        const found = find(feeId);
        return found ? answerOf(found) : null;
      },
      systemFeeImpact: () => ({ ...impact, examples: [], unchangedExamples: 0 }),
    },
    Mutation: { saveSystemFee, setSystemFeeStatus },
  };
  return {
    mgt,
    systemFees,
    saveSystemFee,
    setSystemFeeStatus,
    /** Saves a text as another user. */
    saveAsOther: (feeId: string, text: string) => {
      const now = find(feeId);
      if (now) store({ ...now, text, revision: now.revision + 1 });
    },
  };
}
