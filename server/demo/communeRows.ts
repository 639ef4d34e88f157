/** Rows of the demo communes, with their postal codes, services and pictures. */
import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import { stateOfAgs } from "#domain/ags";
import { communeInitial, communeSearchText } from "#server/domain/communes/communeSearch";
import type { DB } from "#server/storage/__generated__/tables";
import type { Initialization } from "#server/storage/communes/communes";
import { historyDays, officeHours } from "./calendar";
import { pictureSize } from "./canvas";
import { postalCodesOf, type CommuneRow } from "./communes";
import { chooseServices } from "./offers";
import { drawPicture } from "./picture";
import { randomOf, uuidOf, type Random } from "./random";
import { demoAccounts } from "./users";

/** A row to insert. */
export type Row<Table extends keyof DB> = Insertable<DB[Table]>;

/** A demo commune: its source row and the values drawn for it. */
export interface DemoCommune {
  readonly row: CommuneRow;
  /** Whether the commune is fictitious and was generated to scale up the data. */
  readonly isGenerated: boolean;
  readonly initialization: Initialization;
  readonly createdAt: Date;
  /** Id of its stored picture. `null` if it has none. */
  readonly pictureId: string | null;
  /** In catalogue order. */
  readonly services: readonly { readonly id: string; readonly isEnabled: boolean }[];
}

/**
 * Communes created yesterday: their setup has not started or is in progress. No job is due for them, so they stay in
 * this state until a user starts the setup of the former.
 */
const newCommunes: Readonly<Record<string, Initialization>> = {
  "09180114": "initializing",
  "13071108": "not_initialized",
};
/** Communes that have not uploaded a picture. */
const withoutPicture = [
  "01051075",
  "03456008",
  "05974012",
  "12061005",
  "16071001",
  ...Object.keys(newCommunes),
];

/** A service that communes have added, but that none has enabled yet. */
const notEnabledYet = "fw-unternehmenskarte";

/** Services that the demo accounts need in this commune. They are always offered and enabled. */
function requiredServices(ags: string): string[] {
  return demoAccounts
    .flatMap(({ access }) => access.filter((one) => one.ags === ags))
    .flatMap((one) => one.services);
}

function servicesOf(row: CommuneRow, random: Random): DemoCommune["services"] {
  const [ags, , unit, count] = row;
  const disabledShare = ags in newCommunes ? 0 : 0.06;
  const required = requiredServices(ags);
  return chooseServices({ ags, unit, count, required }, random).map((id) => ({
    id,
    isEnabled: required.includes(id) || (!random.chance(disabledShare) && id !== notEnabledYet),
  }));
}

/**
 * Age of a commune in days. Most communes, including those of the demo accounts, exist since the first day of the
 * history.
 */
function ageOf(ags: string, random: Random): number {
  const oldest = historyDays - 5;
  const sinceOldest = Math.floor(random.next() ** 5 * (oldest - 40));
  return requiredServices(ags).length > 0 ? oldest : oldest - sinceOldest;
}

/** Builds a commune that was created within the 14 months before the start of today. */
export function makeCommune(seed: string, start: Date, row: CommuneRow): DemoCommune {
  const [ags] = row;
  const random = randomOf(seed, "commune", ags);
  const newState = newCommunes[ags];
  return {
    row,
    isGenerated: false,
    initialization: newState ?? "initialized",
    createdAt: officeHours(start, newState === undefined ? ageOf(ags, random) : 1, random),
    pictureId: withoutPicture.includes(ags) ? null : uuidOf(seed, "picture", ags),
    services: servicesOf(row, random),
  };
}

/** Builds a generated commune. It reuses the picture of another one, since drawing thousands would be slow. */
export function makeGeneratedCommune(
  seed: string,
  start: Date,
  row: CommuneRow,
  pictures: readonly string[],
): DemoCommune {
  const commune = makeCommune(seed, start, row);
  return {
    ...commune,
    isGenerated: true,
    pictureId: randomOf(seed, "shared picture", row[0]).pick(pictures),
  };
}

/** Rows of table commune. */
export function communeRow({ row, initialization, createdAt, pictureId }: DemoCommune): Row<"commune"> {
  const [ags, name, unit, , , population] = row;
  const state = stateOfAgs(ags);
  if (state === undefined) throw new RangeError(`Not an AGS: ${ags}`);
  const postalCodes = postalCodesOf(row).map(({ postalCode }) => postalCode);
  return {
    ags,
    name,
    unit,
    state,
    population,
    initial: communeInitial(name),
    search_text: communeSearchText(name, ags, postalCodes),
    picture_id: pictureId,
    initialization,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** The row of table resource that describes a commune. */
export function communeResourceRow({ row, createdAt }: DemoCommune): Row<"resource"> {
  const [ags, name, unit] = row;
  return {
    version: "v1",
    type: "commune",
    id: ags,
    commune_ags: ags,
    document: `ags: "${ags}"\nname: ${JSON.stringify(name)}\nunit: ${JSON.stringify(unit)}\n`,
    name,
    updated_at: createdAt,
  };
}

/** A row of a stock that does not have an id yet. */
export type RowWithoutStockId<Table extends "commune_postal_code"> = Omit<Row<Table>, "stock_id"> & {
  readonly commune_ags: string;
};

/** Rows of table commune_postal_code. */
export function postalCodeRows(
  seed: string,
  { row }: DemoCommune,
): RowWithoutStockId<"commune_postal_code">[] {
  return postalCodesOf(row).map(({ postalCode, place }) => ({
    id: uuidOf(seed, "postal code", row[0], postalCode),
    commune_ags: row[0],
    postal_code: postalCode,
    place,
  }));
}

/** Rows of table commune_service. */
export function serviceRows({ row, services }: DemoCommune): Row<"commune_service">[] {
  return services.map(({ id, isEnabled }) => ({
    commune_ags: row[0],
    service_id: id,
    is_enabled: isEnabled,
  }));
}

/** The row of table stored_picture for a commune with its own picture. */
export function pictureRow(ags: string, id: string): Row<"stored_picture"> {
  const bytes = drawPicture(ags);
  const sha256 = createHash("sha256").update(bytes).digest();
  return { id, sha256, media_type: "image/png", width: pictureSize, height: pictureSize, bytes };
}
