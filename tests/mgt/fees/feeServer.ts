/** A fake server that stores the fees of one service: they have revisions, and another user may save in between. */
import { vi } from "vitest";
import type { FeePrice } from "#domain/feePrices";
import type { FeeNumbers } from "#domain/fees";
import { userError } from "../../support/masterData";
import type { Resolvers } from "../../support/mockedEndpoints";

interface Fee {
  readonly id: string;
  readonly feeId: string;
  readonly isInherited: boolean;
  readonly text: string;
  readonly status: string;
  readonly prices: readonly FeePrice[];
  readonly inherited: {
    readonly text: string;
    readonly status: string;
    readonly prices: readonly FeePrice[];
    readonly numbers: FeeNumbers;
  } | null;
  readonly numbers: FeeNumbers;
  readonly hasOwnNumbers: boolean;
  readonly canRestoreNumbers: boolean;
  readonly updatedAt: null;
  readonly updatedBy: null;
  readonly revision: number;
}

const noNumbers: FeeNumbers = { gebOstNr: null, hhst: null, objnr: null };
const ownNumbers = { hasOwnNumbers: true, canRestoreNumbers: false };

/** A price in cents without tax. */
export const price = (value: number, validFrom: string, validTo: string | null = null): FeePrice => ({
  value,
  taxRate: 0,
  validFrom,
  validTo,
});

/** A fee that the commune inherits, unless the changes say otherwise. */
export function fee(
  feeId: string,
  text: string,
  prices: readonly FeePrice[],
  changes: Partial<Fee> = {},
): Fee {
  const numbers = { ...noNumbers, gebOstNr: /^\d/.test(feeId) ? feeId : null, hhst: "0.1120.1000" };
  return {
    id: `Fee:${feeId}`,
    feeId,
    isInherited: true,
    text,
    status: "ACTIVE",
    prices,
    inherited: { text, status: "ACTIVE", prices, numbers },
    numbers,
    hasOwnNumbers: false,
    canRestoreNumbers: false,
    updatedAt: null,
    updatedBy: null,
    revision: 3,
    ...changes,
  };
}

const ags = "09761000";

/** What applications pay without a fee of 27.90 €. */
export const impact = {
  isCharged: true,
  fee: { before: 2_790, after: 0 },
  usual: { amounts: { before: 3_810, after: 1_020 }, count: 120, paymentCount: 200 },
  usablePaymentCount: 190,
  examples: [{ name: "Mit Wunsch", amounts: { before: 4_000, after: 1_210 } }],
  unchangedExamples: 2,
};

type Impact = Omit<typeof impact, "usual"> & { readonly usual: (typeof impact)["usual"] | null };

interface Identity {
  readonly id: string;
  readonly revision: number;
}

interface ResetInput extends Identity {
  readonly confirmed?: readonly string[] | null;
}

interface StatusInput extends ResetInput {
  readonly status: string;
}

/** The fee that the rule of the service charges. */
const chargedFeeId = "221.1.1";

interface SaveInput {
  readonly revision: number | null;
  readonly feeId: string;
  readonly text: string;
  readonly prices: readonly FeePrice[];
  readonly numbers?: Partial<FeeNumbers> | null;
}

export function feeServer(initial: readonly Fee[], serviceId = "ikfz-neuzulassung") {
  let stored = [...initial];
  /** The rule charges one fee, which costs nothing while it is inactive. */
  const feeRule = () => {
    const charged = stored.find(({ feeId }) => feeId === chargedFeeId);
    const sentenceDe =
      charged?.status === "INACTIVE" ? "0,00 € für Zulassung (inaktiv)." : "27,90 € für Zulassung.";
    return { __typename: "FeeRule", id: "FeeRule:1", sentenceDe, sentenceEn: "" };
  };
  const service = () => ({ id: "CommuneService:1", serviceId, fees: stored, feeRule: feeRule() });
  const conflict = userError("conflict", null, { by: "k.brandl", at: "2026-11-20T13:02:00.000Z" });
  const find = (id: string) => stored.find((one) => one.id === id);
  function store(next: Fee) {
    stored = stored.some(({ id }) => id === next.id)
      ? stored.map((one) => (one.id === next.id ? next : one))
      : [...stored, next];
    return next;
  }
  const change = ({ id, revision }: Identity, changes: (now: Fee) => Partial<Fee>) => {
    const now = find(id);
    if (!now) return { fee: null, feeRule: null, errors: [userError("not_found", ["id"])] };
    if (now.revision !== revision) return { fee: now, feeRule: feeRule(), errors: [conflict] };
    const changed = store({ ...now, ...changes(now), revision: revision + 1 });
    return { fee: changed, feeRule: feeRule(), errors: [] };
  };
  const saveFee = vi.fn((_: unknown, { input }: { input: SaveInput }): unknown => {
    const { feeId, text, prices, revision, numbers } = input;
    const now = stored.find((one) => one.feeId === feeId);
    const answer = { communeService: service() };
    if (revision === null && now) {
      return { ...answer, fee: null, errors: [userError("not_unique", ["feeId"])] };
    }
    if (now && now.revision !== revision) return { ...answer, fee: now, errors: [conflict] };
    const own = numbers && { ...ownNumbers, numbers: { ...noNumbers, ...numbers } };
    const added = { inherited: null, revision: 0, ...own };
    const base = now ?? fee(feeId, text, prices, added);
    const next = store({ ...base, isInherited: false, text, prices, revision: base.revision + 1 });
    return { communeService: service(), fee: next, errors: [] };
  });
  const setFeeStatus = vi.fn((_: unknown, { input }: { input: StatusInput }): unknown => {
    const now = find(input.id);
    if (input.status === "INACTIVE" && now?.feeId === chargedFeeId && !input.confirmed?.length) {
      return {
        fee: now,
        feeRule: feeRule(),
        errors: [userError("fee_inactive", null, { feeId: now.feeId })],
      };
    }
    return change(input, () => ({ isInherited: false, status: input.status }));
  });
  const resetFee = vi.fn((_: unknown, { input }: { input: ResetInput }): unknown => {
    const now = find(input.id);
    const isDeactivated = now?.inherited?.status === "INACTIVE" && now.feeId === chargedFeeId;
    if (isDeactivated && !input.confirmed?.length) {
      return {
        fee: now,
        feeRule: feeRule(),
        errors: [userError("fee_inactive", null, { feeId: now.feeId })],
      };
    }
    return change(input, ({ inherited }) => ({
      isInherited: true,
      ...(inherited && { text: inherited.text, status: inherited.status, prices: inherited.prices }),
    }));
  });
  const saveFeeMetadata = vi.fn(
    (_: unknown, { input }: { input: Identity & { numbers: FeeNumbers } }): unknown =>
      change(input, () => ({ ...ownNumbers, numbers: input.numbers })),
  );
  let own = noNumbers;
  const resetFeeMetadata = vi.fn((_: unknown, { input }: { input: Identity }): unknown =>
    change(input, ({ numbers, inherited }) => {
      own = numbers;
      const numbersBefore = inherited?.numbers ?? noNumbers;
      return { numbers: numbersBefore, hasOwnNumbers: false, canRestoreNumbers: true };
    }),
  );
  const restoreFeeMetadata = vi.fn((_: unknown, { input }: { input: Identity }): unknown =>
    change(input, () => ({ ...ownNumbers, numbers: own })),
  );
  type ReadImpact = (root: unknown, args: { readonly id: string; readonly change: string }) => Impact;
  const feeImpact = vi.fn<ReadImpact>(() => impact);
  const mgt: Resolvers = {
    Query: {
      commune: () => ({ id: "Commune:1", ags, name: "Augsburg", serviceIds: [serviceId] }),
      communeService: service,
      feeImpact,
    },
    Mutation: { saveFee, setFeeStatus, resetFee, saveFeeMetadata, resetFeeMetadata, restoreFeeMetadata },
  };
  return {
    mgt,
    feeImpact,
    saveFee,
    setFeeStatus,
    resetFee,
    saveFeeMetadata,
    /** The fee as stored. */
    stored: (feeId: string) => stored.find((one) => one.feeId === feeId),
    /** Saves prices as another user. */
    saveAsOther: (feeId: string, prices: readonly FeePrice[]) => {
      const now = stored.find((one) => one.feeId === feeId);
      if (now) store({ ...now, isInherited: false, prices, revision: now.revision + 1 });
    },
  };
}
