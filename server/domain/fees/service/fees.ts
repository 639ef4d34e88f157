/** The fees of a service in a commune: those of the catalogue, unless the commune has its own. */
import type { FeeNumbers, FeeStatus } from "#domain/fees";
import type { FeePrice } from "#domain/feePrices";
import { hasCapability } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { findCommuneService } from "#server/domain/communes/communeServices";
import type { LastSaved } from "#server/domain/mutationResult";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  selectServiceFees,
  type FeeContent,
  type FeeKey,
  type StoredServiceFee,
} from "#server/storage/fees/serviceFees";
import { statusOf, type SystemFee } from "../catalogue/systemFees";
import type { StoredActor } from "#server/storage/stamp";

/** A fee as it applies in a commune. */
export interface Fee extends FeeKey {
  /** Whether text, status and prices are those of the catalogue. */
  readonly isInherited: boolean;
  readonly text: string;
  readonly status: FeeStatus;
  /** By first day. */
  readonly prices: readonly FeePrice[];
  /** The fee of the catalogue; null: the catalogue does not have it. */
  readonly inherited: SystemFee | null;
  /** The effective numbers. */
  readonly numbers: FeeNumbers;
  readonly hasOwnNumbers: boolean;
  /** Whether the commune's own numbers were reset and can be restored. */
  readonly canRestoreNumbers: boolean;
  /** When and by whom the commune last changed it; null: never. */
  readonly updatedAt: Date | null;
  readonly updatedBy: StoredActor | null;
  readonly revision: number;
  /** The latest change of the commune or of the catalogue. */
  readonly lastSaved: LastSaved;
}

/** Lists the fees of a service by id; none without the capability. */
export async function listFees({ db }: Pick<Context, "db">, key: CommuneServiceKey): Promise<Fee[]> {
  return hasCapability(key.serviceId, "fees") ? loadFees(db, key) : [];
}

/** Returns a fee; null if there is none or the caller may not see its service. */
export async function findFee(ctx: Context, key: FeeKey): Promise<Fee | null> {
  if ((await findCommuneService(ctx, key)) === null) return null;
  return feeOf(await listFees(ctx, key), key.feeId);
}

/** Loads the fees of a service by id. */
export async function loadFees(db: Database | Transaction, key: CommuneServiceKey): Promise<Fee[]> {
  const { communeAgs, serviceId } = key;
  const rows = await selectServiceFees(db, key);
  const ids = [...new Set(rows.map(({ feeId }) => feeId))].sort();
  return ids.flatMap((feeId) => {
    const ofFee = rows.filter((row) => row.feeId === feeId);
    return combine({ communeAgs, serviceId, feeId }, ofFee) ?? [];
  });
}

/** The fee with this id; null if there is none. */
export function feeOf(fees: readonly Fee[], feeId: string): Fee | null {
  return fees.find((fee) => fee.feeId === feeId) ?? null;
}

const noNumbers: FeeNumbers = { gebOstNr: null, hhst: null, objnr: null };

/** Returns null for a reset fee that the catalogue does not contain. */
function combine(key: FeeKey, rows: readonly StoredServiceFee[]): Fee | null {
  const own = rows.find(({ communeAgs }) => communeAgs !== null);
  const catalogue = rows.find(({ communeAgs }) => communeAgs === null);
  const content = own?.content ?? catalogue?.content;
  if (!content) return null;
  const inheritedNumbers = catalogue?.numbers ?? noNumbers;
  const hasOwnNumbers = own?.metadataState === "OWN";
  const latest = rows.reduce((one, other) => (one.updatedAt < other.updatedAt ? other : one));
  return {
    ...key,
    ...valuesOf(content),
    isInherited: !own?.content,
    inherited: catalogue?.content ? systemFeeOf(catalogue, catalogue.content) : null,
    numbers: hasOwnNumbers ? own.numbers : inheritedNumbers,
    hasOwnNumbers,
    canRestoreNumbers: own?.metadataState === "RESET",
    updatedAt: own?.updatedAt ?? null,
    updatedBy: own?.updatedBy ?? null,
    // Both only grow, so the sum changes with either of them and never repeats.
    revision: (own?.revision ?? 0) + (catalogue?.revision ?? 0),
    lastSaved: { updatedAt: latest.updatedAt, updatedByName: latest.updatedBy?.name ?? null },
  };
}

function systemFeeOf(
  { serviceId, feeId, numbers, revision, updatedAt, updatedBy }: StoredServiceFee,
  content: FeeContent,
): SystemFee {
  return { serviceId, feeId, ...valuesOf(content), numbers, revision, updatedAt, updatedBy };
}

function valuesOf({ text, isActive, prices }: FeeContent) {
  return { text, status: statusOf(isActive), prices };
}
