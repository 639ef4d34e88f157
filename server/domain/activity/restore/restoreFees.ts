/** Restores text, status, prices and metadata of fees, of communes and of the catalogue. */
import { feeStatuses, type FeeNumbers, type FeeStatus } from "#domain/fees";
import type { FeePrice } from "#domain/feePrices";
import type { LoggedActivity } from "#server/domain/activity/activityLog";
import { findSystemFee, type SystemFee } from "#server/domain/fees/catalogue/systemFees";
import { saveSystemFee, setSystemFeeStatus } from "#server/domain/fees/catalogue/systemFeeEdits";
import { resetFee, saveFee, setFeeStatus } from "#server/domain/fees/service/feeEdits";
import { resetFeeMetadata, saveFeeMetadata } from "#server/domain/fees/service/feeMetadata";
import { feeOf, loadFees, type Fee } from "#server/domain/fees/service/fees";
import {
  loggedFee,
  loggedMetadata,
  loggedSystemFee,
  loggedSystemNumbers,
} from "#server/domain/fees/service/loggedFees";
import { isSamePrices } from "#server/domain/fees/catalogue/systemFees";
import type { Outcome } from "#server/domain/mutationResult";
import type { Context } from "#server/context";
import type { FeeKey } from "#server/storage/fees/serviceFees";
import { before, type LoggedValues, type RestoreHandler, type RestoreInput } from "./restorable";

/** Text, status and prices of an entry. */
interface Content {
  readonly text: string;
  readonly status: FeeStatus;
  readonly prices: readonly FeePrice[];
}

function readContent(values: LoggedValues): Content {
  return {
    text: values.text("text"),
    status: values.code("status", feeStatuses),
    prices: values.parts("prices").map(([validFrom, price]) => ({
      value: price.number("value"),
      taxRate: price.number("taxRate"),
      validFrom,
      validTo: price.textOrNull("validTo"),
    })),
  };
}

const readNumbers = (values: LoggedValues): FeeNumbers => ({
  gebOstNr: values.textOrNull("gebOstNr"),
  hhst: values.textOrNull("hhst"),
  objnr: values.textOrNull("objnr"),
});

/** Text, status and prices of a fee of a commune. */
const restoreFee: RestoreHandler = {
  permission: null,
  async find(ctx, entry) {
    const values = before(entry);
    const content = readContent(values);
    const wasInherited = values.flag("isInherited");
    const fee = await findFee(ctx, entry, values.text("feeId"));
    return (
      fee && {
        present: { ...loggedFee(fee) },
        last: fee.lastSaved,
        restore: (input) =>
          wasInherited && fee.inherited && isSameContent(fee.inherited, content)
            ? resetFee(ctx, targetOf(fee), input.confirmed)
            : restoreOwnContent(ctx, fee, content, input),
      }
    );
  },
};

async function restoreOwnContent(
  ctx: Context,
  fee: Fee,
  { text, status, prices }: Content,
  { confirmed }: RestoreInput,
): Promise<Outcome<unknown>> {
  const { communeAgs, serviceId, feeId, revision } = fee;
  const service = { communeAgs, serviceId };
  const saved = await saveFee(ctx, { service, revision, feeId, text, prices, numbers: null });
  const stored = saved.value?.fee;
  if (saved.errors.length > 0 || !stored || stored.status === status) return saved;
  return setFeeStatus(ctx, targetOf(stored), { status, confirmed });
}

/** Metadata of a fee of a commune. */
const restoreMetadata: RestoreHandler = {
  permission: null,
  async find(ctx, entry) {
    const values = before(entry);
    const numbers = readNumbers(values);
    const wasInherited = values.flag("isInherited");
    const fee = await findFee(ctx, entry, values.text("feeId"));
    return (
      fee && {
        present: { ...loggedMetadata(fee) },
        last: fee.lastSaved,
        restore: () =>
          wasInherited ? resetFeeMetadata(ctx, targetOf(fee)) : saveFeeMetadata(ctx, targetOf(fee), numbers),
      }
    );
  },
};

/** Text, status and prices of a fee of the catalogue. */
const restoreSystemFee: RestoreHandler = {
  permission: "system_fees",
  async find(ctx, entry) {
    const values = before(entry);
    const { text, status, prices } = readContent(values);
    const fee = await findCatalogueFee(ctx, entry, values.text("feeId"));
    if (!fee) return null;
    const { serviceId, feeId, revision } = fee;
    return {
      present: { ...loggedSystemFee(fee) },
      last: lastSavedOf(fee),
      async restore({ confirmed }) {
        const saved = await saveSystemFee(ctx, { serviceId, revision, feeId, text, prices, numbers: null });
        const stored = saved.value;
        if (saved.errors.length > 0 || !stored || stored.status === status) return saved;
        const target = { key: { serviceId, feeId }, revision: stored.revision };
        return setSystemFeeStatus(ctx, target, { status, confirmed });
      },
    };
  },
};

/** Metadata of a fee of the catalogue. */
const restoreSystemNumbers: RestoreHandler = {
  permission: "system_fees",
  async find(ctx, entry) {
    const values = before(entry);
    const numbers = readNumbers(values);
    const fee = await findCatalogueFee(ctx, entry, values.text("feeId"));
    if (!fee) return null;
    const { serviceId, feeId, revision, text, prices } = fee;
    return {
      present: { ...loggedSystemNumbers(fee) },
      last: lastSavedOf(fee),
      restore: () => saveSystemFee(ctx, { serviceId, revision, feeId, text, prices, numbers }),
    };
  },
};

/** Entries without a commune are about the catalogue. */
export const feeHandlerOf = ({ commune }: LoggedActivity): RestoreHandler =>
  commune ? restoreFee : restoreSystemFee;
export const metadataHandlerOf = ({ commune }: LoggedActivity): RestoreHandler =>
  commune ? restoreMetadata : restoreSystemNumbers;

async function findFee(
  { db }: Context,
  { commune, serviceId }: LoggedActivity,
  feeId: string,
): Promise<Fee | null> {
  if (!commune || serviceId === null) return null;
  return feeOf(await loadFees(db, { communeAgs: commune.ags, serviceId }), feeId);
}

async function findCatalogueFee(
  ctx: Context,
  { serviceId }: LoggedActivity,
  feeId: string,
): Promise<SystemFee | null> {
  return serviceId === null ? null : findSystemFee(ctx.db, { serviceId, feeId });
}

const isSameContent = (one: Content, other: Content): boolean =>
  one.text === other.text && one.status === other.status && isSamePrices(one.prices, other.prices);

const keyOf = ({ communeAgs, serviceId, feeId }: FeeKey): FeeKey => ({ communeAgs, serviceId, feeId });
const targetOf = (fee: Fee) => ({ key: keyOf(fee), revision: fee.revision });
const lastSavedOf = ({ updatedAt, updatedBy }: SystemFee) => ({
  updatedAt,
  updatedByName: updatedBy?.name ?? null,
});
