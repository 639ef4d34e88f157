/** Fees of services in the demo data: those of the catalogue, and changes by communes. */
import { addDays } from "#domain/calendarDays";
import { withPriceFrom, type FeePrice } from "#domain/feePrices";
import { findService, hasCapability, serviceCatalogue, type Service } from "#domain/serviceCatalogue";
import type { Transaction } from "#server/storage/database/database";
import { budgetItems, catalogueFees, preferredPlate, raisedFee, type CatalogueFee } from "./catalogueFees";
import type { DemoCommune, Row } from "./communeRows";
import {
  addFee,
  deactivateFee,
  editedFee,
  raisePrice,
  resetAccounts,
  saveAccounts,
  savePrices,
  type DemoFee,
  type FeeEdit,
  type FeeState,
} from "./feeEdits";
import { insertRows } from "./insertRows";
import { randomOf, type Random } from "./random";
import type { DemoUser } from "./userRows";

/** First day of the prices in the catalogue. */
const firstDay = "2021-01-01";
const fullTax = 1_900;

/** Shares of communes with own accounts and with an own price, each for few fees, and with an own price for plates. */
const accountsShare = 0.33;
const priceShare = 0.05;
const platePriceShare = 0.25;

/** The first day of a month, `months` after that of the start; negative for before. */
function monthStart(start: Date, months: number): string {
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 10);
}

const priceOf = (value: number, validFrom: string, validTo: string | null, taxRate = 0): FeePrice => ({
  value,
  taxRate,
  validFrom,
  validTo,
});

/** The fee as all communes inherit it. */
function inheritedFee({ id, group }: Service, fee: CatalogueFee, start: Date): FeeState {
  const prices = [priceOf(fee.value, firstDay, null)];
  const isRaised = id === raisedFee.serviceId && fee.feeId === raisedFee.feeId;
  const next = { value: raisedFee.value, taxRate: 0, validFrom: `${start.getUTCFullYear() + 1}-01-01` };
  const numbers = { gebOstNr: fee.gebOstNr, hhst: budgetItems[group], objnr: null };
  return {
    isInherited: true,
    text: fee.text,
    status: "ACTIVE",
    prices: isRaised ? withPriceFrom(prices, next) : prices,
    numbers,
    hasOwnNumbers: false,
    canRestoreNumbers: false,
  };
}

/** The fees of the catalogue. */
export function catalogueFeeRows(start: Date): DemoFee[] {
  return serviceCatalogue
    .filter(({ capabilities }) => capabilities.includes("fees"))
    .flatMap((service) =>
      catalogueFees(service).map((fee): DemoFee => {
        const { text, prices, numbers } = inheritedFee(service, fee, start);
        const { gebOstNr, hhst, objnr } = numbers;
        return {
          row: {
            commune_ags: null,
            service_id: service.id,
            fee_id: fee.feeId,
            text,
            is_active: true,
            geb_ost_nr: gebOstNr,
            hhst,
            objnr,
            metadata_state: "OWN",
            revision: 1,
            updated_at: start,
            updated_by_id: null,
            updated_by_name: null,
            updated_by_role: null,
          },
          prices,
        };
      }),
    );
}

/** Edits of a service's fees by fee id. */
type Edits = Readonly<Record<string, readonly FeeEdit[]>>;

/** Prices of preferred plates, which differ between communes, to try out the catalogue. */
function platePrices(seed: string, ags: string, serviceId: string, start: Date): Edits {
  const random = randomOf(seed, "plates", ags);
  if (serviceId !== "ikfz-neuzulassung" || ags === "09761000" || !random.chance(platePriceShare)) return {};
  const [factor, month] = [random.pick([0.9, 1.1, 1.25]), random.pick([-3, -2, 1])];
  return { [preferredPlate.feeId]: [raisePrice(factor, monthStart(start, month))] };
}

/** Services with many changed fees, as examples for the screen. */
function showcase(ags: string, serviceId: string, start: Date): Edits {
  if (ags === "05974028" && serviceId === "pw-geburtsurkunde") {
    return { "PW-1": [raisePrice(1.25, monthStart(start, -2))] };
  }
  if (ags !== "09761000" || serviceId !== "ikfz-neuzulassung") return {};
  // A past gap and a future one.
  const [pastGap, pastGapEnd] = [monthStart(start, -5), monthStart(start, -2)];
  const [gap, gapEnd] = [monthStart(start, 2), monthStart(start, 4)];
  const moved = monthStart(start, -3);
  const nextMarch = `${start.getUTCFullYear() + (start.getUTCMonth() === 0 ? 0 : 1)}-03-01`;
  return {
    "221.1.1": [saveAccounts("1.1120.10001", "KFZ-4711")],
    "230": [saveAccounts("1.1120.10002", "KFZ-4712"), resetAccounts],
    "228.3": [
      savePrices([
        priceOf(35, firstDay, addDays(pastGap, -1)),
        priceOf(40, pastGapEnd, addDays(gap, -1)),
        priceOf(45, gapEnd, null),
      ]),
    ],
    feinstaubplakette: [
      addFee("Feinstaubplakette", [priceOf(500, firstDay, addDays(nextMarch, -1), fullTax)]),
      saveAccounts("1.1120.10003", null),
    ],
    versand: [
      addFee("Versand der Unterlagen", [priceOf(411, firstDay, addDays(moved, -1), fullTax)]),
      deactivateFee,
    ],
    "versand-neu": [addFee("Versand der Unterlagen, neuer Tarif", [priceOf(450, moved, null, fullTax)])],
  };
}

/** Changes of a commune without a showcase, by service. */
function drawEdits(services: readonly Service[], start: Date, random: Random): ReadonlyMap<string, Edits> {
  const edits = new Map<string, Record<string, FeeEdit[]>>();
  const add = ({ id }: Service, { feeId }: CatalogueFee, edit: FeeEdit) => {
    const ofService = edits.get(id) ?? {};
    ofService[feeId] = [...(ofService[feeId] ?? []), edit];
    edits.set(id, ofService);
  };
  if (random.chance(accountsShare)) {
    for (const service of random.sample(services, random.int(1, 2))) {
      const item = `1.${budgetItems[service.group].slice(2)}${random.int(0, 9)}`;
      const objnr = random.chance(0.5) ? String(random.int(1_000, 9_999)) : null;
      for (const fee of catalogueFees(service)) add(service, fee, saveAccounts(item, objnr));
    }
  }
  if (random.chance(priceShare)) {
    const service = random.pick(services);
    const factor = random.pick([0.9, 1.1, 1.25]);
    add(service, random.pick(catalogueFees(service)), raisePrice(factor, monthStart(start, -2)));
  }
  return edits;
}

/** The fees that a commune has changed, with their log entries. */
export function changedFees(
  seed: string,
  start: Date,
  commune: DemoCommune,
  actors: readonly DemoUser[],
): { readonly fees: readonly DemoFee[]; readonly activity: readonly Row<"activity">[] } {
  const [ags] = commune.row;
  const services = commune.services.flatMap(({ id }) =>
    hasCapability(id, "fees") ? (findService(id) ?? []) : [],
  );
  if (commune.initialization !== "initialized" || commune.isGenerated || services.length === 0) {
    return { fees: [], activity: [] };
  }
  const age = Math.floor((start.getTime() - commune.createdAt.getTime()) / 86_400_000);
  const drawn = drawEdits(services, start, randomOf(seed, "fees", ags));
  const changed = services.flatMap((service) => {
    const edits: Edits = {
      ...drawn.get(service.id),
      ...platePrices(seed, ags, service.id, start),
      ...showcase(ags, service.id, start),
    };
    return Object.entries(edits).map(([feeId, ofFee]) => {
      const key = { communeAgs: ags, serviceId: service.id, feeId };
      const fee = catalogueFees(service).find((one) => one.feeId === feeId);
      const inherited = fee ? inheritedFee(service, fee, start) : null;
      const random = randomOf(seed, "fee", ags, service.id, feeId);
      return editedFee(key, inherited, ofFee, { start, age, actors, random });
    });
  });
  return {
    fees: changed.map(({ fee }) => fee),
    activity: changed.flatMap(({ activity }) => activity),
  };
}

/** Inserts fees with their prices. */
export async function insertFees(tx: Transaction, fees: readonly DemoFee[]): Promise<void> {
  await insertRows(
    tx,
    "service_fee",
    fees.map(({ row }) => row),
  );
  const nameOf = (row: Pick<Row<"service_fee">, "commune_ags" | "service_id" | "fee_id">) =>
    [row.commune_ags, row.service_id, row.fee_id].join("/");
  const stored = await tx
    .selectFrom("service_fee")
    .select(["id", "commune_ags", "service_id", "fee_id"])
    .execute();
  const ids = new Map(stored.map((row) => [nameOf(row), row.id]));
  const prices = fees.flatMap(({ row, prices: ofFee }) => {
    const fee = ids.get(nameOf(row));
    if (fee === undefined) throw new Error("A fee with prices is missing.");
    return ofFee.map(({ value, taxRate, validFrom, validTo }) => ({
      fee,
      value,
      tax_rate: taxRate,
      valid_from: validFrom,
      valid_to: validTo,
    }));
  });
  await insertRows(tx, "service_fee_price", prices);
}
