/** The fees of the catalogue, which communes inherit, and how communes deviate from them. */
import type { FeePrice } from "#domain/feePrices";
import type { FeeNumbers, FeeStatus } from "#domain/fees";
import type { Context } from "#server/context";
import { communeSearchPatterns } from "#server/domain/communes/communeSearch";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { requireSearchText, searchPatterns } from "#server/domain/lists/searchPatterns";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  deviationOrders,
  deviationSource,
  type StoredFeeDeviation,
} from "#server/storage/fees/feeDeviations";
import {
  selectSystemFees,
  systemFeeOrder,
  systemFeeSource,
  type StoredSystemFee,
  type SystemFeeKey,
} from "#server/storage/fees/systemFees";
import type { StoredActor } from "#server/storage/stamp";

/** A fee of the catalogue. */
export interface SystemFee extends SystemFeeKey {
  readonly text: string;
  readonly status: FeeStatus;
  /** By first day. */
  readonly prices: readonly FeePrice[];
  readonly numbers: FeeNumbers;
  readonly revision: number;
  readonly updatedAt: Date;
  /** Null if it was not changed since its setup. */
  readonly updatedBy: StoredActor | null;
}

/** The parts of a fee that a commune can override. */
export type FeePart = "TEXT" | "STATUS" | "PRICES";

/** A commune with its own version of a fee. */
export interface FeeDeviation extends Omit<StoredFeeDeviation, "text"> {
  readonly text: string;
  /** Parts that differ from the catalogue. */
  readonly parts: readonly FeePart[];
}

/** The status of a stored fee. */
export const statusOf = (isActive: boolean | null): FeeStatus => (isActive ? "ACTIVE" : "INACTIVE");

/** Maps the stored fee to the contract. */
export function toSystemFee(stored: StoredSystemFee): SystemFee {
  const { serviceId, feeId, text, isActive, prices, gebOstNr, hhst, objnr, byId, byName, byRole } = stored;
  return {
    serviceId,
    feeId,
    text: text ?? "",
    status: statusOf(isActive),
    prices,
    numbers: { gebOstNr, hhst, objnr },
    revision: stored.revision,
    updatedAt: stored.updatedAt,
    updatedBy: byName === null ? null : { id: byId, name: byName, role: byRole },
  };
}

/** Returns a fee of the catalogue; null if there is none. */
export async function findSystemFee(
  db: Database | Transaction,
  key: SystemFeeKey,
): Promise<SystemFee | null> {
  const [found] = await selectSystemFees(db, { keys: [key] });
  return found ? toSystemFee(found) : null;
}

/** Which fees to list; null and empty lists: all. */
export interface SystemFeeFilter {
  readonly text?: string | null;
  readonly serviceIds?: readonly string[] | null;
  readonly status?: FeeStatus | null;
  readonly isDeviating?: boolean | null;
}

/** Lists a page of the catalogue by service and fee id. Throws bad_request for invalid bounds and filters. */
export async function listSystemFees(
  { db }: Pick<Context, "db">,
  { text, serviceIds, status, isDeviating }: SystemFeeFilter,
  bounds: PageBounds,
): Promise<Page<SystemFee>> {
  const source = systemFeeSource({
    patterns: searchPatterns(text),
    serviceIds: serviceIds?.length ? serviceIds : null,
    isActive: status ? status === "ACTIVE" : null,
    isDeviating: isDeviating === true,
  });
  const page = await readPage(db, source, { order: systemFeeOrder, isDescending: false, ...bounds });
  return { ...page, rows: page.rows.map(({ cursor, row }) => ({ cursor, row: toSystemFee(row) })) };
}

/** Which deviations to list, and in which order. */
export interface DeviationRequest {
  readonly on: string;
  readonly text?: string | null;
  readonly orderBy?: {
    readonly field: keyof typeof deviationOrders;
    readonly direction: "ASC" | "DESC";
  } | null;
}

/** Lists a page of the communes with their own version of a fee. Throws bad_request for invalid bounds and texts. */
export async function listDeviations(
  { db }: Pick<Context, "db">,
  fee: SystemFee,
  { on, text, orderBy }: DeviationRequest,
  bounds: PageBounds,
): Promise<Page<FeeDeviation>> {
  const patterns = communeSearchPatterns(requireSearchText(text));
  const source = deviationSource({ ...fee, on }, patterns.length === 0 ? null : patterns);
  const page = await readPage(db, source, {
    order: deviationOrders[orderBy?.field ?? "COMMUNE"],
    isDescending: orderBy?.direction === "DESC",
    ...bounds,
  });
  const rows = page.rows.map(({ cursor, row }) => ({ cursor, row: deviationOf(fee, row) }));
  return { ...page, rows };
}

function deviationOf(fee: SystemFee, row: StoredFeeDeviation): FeeDeviation {
  const text = row.text ?? "";
  const differs: Readonly<Record<FeePart, boolean>> = {
    TEXT: text !== fee.text,
    STATUS: statusOf(row.isActive) !== fee.status,
    PRICES: !isSamePrices(row.prices, fee.prices),
  };
  const parts = (["TEXT", "STATUS", "PRICES"] as const).filter((part) => differs[part]);
  return { ...row, text, parts };
}

/** Whether both lists, by first day, have the same prices. */
export const isSamePrices = (some: readonly FeePrice[], others: readonly FeePrice[]): boolean =>
  some.length === others.length && some.every((price, at) => isSamePrice(price, others[at]));

const isSamePrice = (one: FeePrice, other: FeePrice | undefined) =>
  one.value === other?.value &&
  one.taxRate === other.taxRate &&
  one.validFrom === other.validFrom &&
  one.validTo === other.validTo;
