/** Commune data from registers that the operator may install. */
import { join } from "node:path";
import { stateOfAgs } from "#domain/ags";
import type { FederalStateCode } from "#domain/federalStates";
import { singleSpaced } from "#domain/feeTariff";
import type { Context } from "#server/context";
import { isCommune } from "#server/storage/communes/communes";
import { readRegisterFile } from "#server/domain/files/registerFile";

/** Data about an AGS. */
export interface CommuneProposal {
  readonly ags: string;
  /** Whether a commune with this AGS is already added. */
  readonly isAdded: boolean;
  /** `null` if the AGS is invalid. */
  readonly state: FederalStateCode | null;
  /** Name and kind of authority; `null` if no register contains them. */
  readonly name: string | null;
  readonly unit: string | null;
}

/** A commune or district of a register. */
export interface RegisterEntry {
  readonly name: string;
  /** Kind of authority. */
  readonly unit: string;
  /** Regional key (ARS); `null` if the register has none. */
  readonly ars: string | null;
  readonly population: number | null;
}

/** Entries by AGS. */
export type CommuneRegister = ReadonlyMap<string, RegisterEntry>;

/** Files with communes and districts. An entry of the last one takes precedence. */
const fileNames = ["districts.csv", "communes_full.csv"];
const columns = ["ags", "name", "type"];
const optionalColumns = ["ars", "population"];
const format = { columns, optionalColumns, maxBytes: 10 * 1_048_576, maxRows: 20_000 };

/** Kind of authority by register type. Other types are used as they are. */
const units: Readonly<Record<string, string>> = {
  "Kreisfreie Stadt": "Stadt",
  Stadtkreis: "Stadt",
  "Große Kreisstadt": "Stadt",
  "Kreisangehörige Gemeinde": "Gemeinde",
  "Gemeindefreies Gebiet bewohnt": "Gemeinde",
  "Gemeindefreies Gebiet unbewohnt": "Gemeinde",
  Kreis: "Landkreis",
};

/** Registers by server configuration; each is loaded once. */
const registers = new WeakMap<Context["config"], Promise<CommuneRegister>>();

/** Returns the data about an AGS, which may be malformed. */
export async function proposeCommune(
  ctx: Pick<Context, "config" | "db" | "log">,
  typed: string,
): Promise<CommuneProposal> {
  const ags = typed.trim();
  const state = stateOfAgs(ags) ?? null;
  if (state === null) return { ags: typed, isAdded: false, state, name: null, unit: null };
  const entry = (await readCommuneRegister(ctx)).get(ags);
  const isAdded = await isCommune(ctx.db, ags);
  return { ags: typed, isAdded, state, name: entry?.name ?? null, unit: entry?.unit ?? null };
}

/** The installed registers; empty if there are none or one cannot be read, which is logged once. */
export function readCommuneRegister({
  config,
  log,
}: Pick<Context, "config" | "log">): Promise<CommuneRegister> {
  const { registerDir } = config;
  if (registerDir === null) return Promise.resolve(new Map());
  const loaded =
    registers.get(config) ??
    loadRegister(registerDir).catch((error: unknown) => {
      log.error({ err: error, folder: registerDir }, "the register of communes could not be loaded");
      return new Map<string, RegisterEntry>();
    });
  registers.set(config, loaded);
  return loaded;
}

async function loadRegister(folder: string): Promise<CommuneRegister> {
  const entries = new Map<string, RegisterEntry>();
  for (const fileName of fileNames) {
    for (const row of await readIfPresent(join(folder, fileName))) {
      const [ags = "", fullName = "", type = "", ars = "", population = ""] = row;
      const unit = units[type] ?? type;
      // "Flensburg, Stadt" repeats the unit; "Kiel, Landeshauptstadt" has a title.
      const name = withoutEnding(singleSpaced(fullName), `, ${unit}`);
      if (stateOfAgs(ags) === undefined || name === "") continue;
      entries.set(ags, {
        name,
        unit,
        ars: arsPattern.test(ars) ? ars : null,
        population: countOf(population),
      });
    }
  }
  return entries;
}

const arsPattern = /^\d{12}$/;

/** Parses a positive population; `null` if it is invalid. */
function countOf(text: string): number | null {
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null;
}

const withoutEnding = (text: string, ending: string) =>
  text.endsWith(ending) ? text.slice(0, -ending.length) : text;

/** Registers are optional, so a missing file is not an error. */
async function readIfPresent(path: string): Promise<readonly (readonly string[])[]> {
  try {
    return await readRegisterFile(path, format);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new Error(`${path}: ${String(error)}`, { cause: error });
  }
}
