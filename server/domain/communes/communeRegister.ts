/** Proposes name, unit and Land of a commune, the first two from registers that the operator may install. */
import { join } from "node:path";
import { stateOfAgs } from "#domain/ags";
import type { FederalStateCode } from "#domain/federalStates";
import { singleSpaced } from "#domain/feeTariff";
import type { Context } from "#server/context";
import { isCommune } from "#server/storage/communes/communes";
import { readRegisterFile } from "#server/domain/files/registerFile";

/** What is known of an AGS. */
export interface CommuneProposal {
  readonly ags: string;
  /** Whether there is such a commune already. */
  readonly isAdded: boolean;
  /** `null` if it is not an AGS. */
  readonly state: FederalStateCode | null;
  /** Name and kind of authority; `null` if no register has them. */
  readonly name: string | null;
  readonly unit: string | null;
}

/** Name and kind of authority of a commune or district. */
type RegisterEntry = Pick<CommuneProposal, "name" | "unit">;

/** Files with communes and districts. An entry of the last one takes precedence. */
const fileNames = ["districts.csv", "communes_full.csv"];
const format = { columns: ["ags", "name", "type"], maxBytes: 10 * 1_048_576, maxRows: 20_000 };

/** Kinds of authority by the type in the register; others are called as there. */
const units: Readonly<Record<string, string>> = {
  "Kreisfreie Stadt": "Stadt",
  Stadtkreis: "Stadt",
  "Große Kreisstadt": "Stadt",
  "Kreisangehörige Gemeinde": "Gemeinde",
  "Gemeindefreies Gebiet bewohnt": "Gemeinde",
  "Gemeindefreies Gebiet unbewohnt": "Gemeinde",
  Kreis: "Landkreis",
};

/** Registers by the configuration of their server, which loads its own once. */
const registers = new WeakMap<Context["config"], Promise<ReadonlyMap<string, RegisterEntry>>>();

/** Returns what is known of an AGS, which may be malformed. */
export async function proposeCommune(
  ctx: Pick<Context, "config" | "db" | "log">,
  typed: string,
): Promise<CommuneProposal> {
  const ags = typed.trim();
  const state = stateOfAgs(ags) ?? null;
  if (state === null) return { ags: typed, isAdded: false, state, name: null, unit: null };
  const entry = (await registerOf(ctx)).get(ags);
  const isAdded = await isCommune(ctx.db, ags);
  return { ags: typed, isAdded, state, name: entry?.name ?? null, unit: entry?.unit ?? null };
}

/** The installed registers; empty if there is none or one cannot be read, which is logged once. */
function registerOf({
  config,
  log,
}: Pick<Context, "config" | "log">): Promise<ReadonlyMap<string, RegisterEntry>> {
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

async function loadRegister(folder: string): Promise<ReadonlyMap<string, RegisterEntry>> {
  const entries = new Map<string, RegisterEntry>();
  for (const fileName of fileNames) {
    for (const [ags = "", fullName = "", type = ""] of await readIfPresent(join(folder, fileName))) {
      const unit = units[type] ?? type;
      // "Flensburg, Stadt" says its unit twice; "Kiel, Landeshauptstadt" is a title.
      const name = withoutEnding(singleSpaced(fullName), `, ${unit}`);
      if (stateOfAgs(ags) !== undefined && name !== "") entries.set(ags, { name, unit });
    }
  }
  return entries;
}

const withoutEnding = (text: string, ending: string) =>
  text.endsWith(ending) ? text.slice(0, -ending.length) : text;

/** An operator may have installed other registers only. */
async function readIfPresent(path: string): Promise<readonly (readonly string[])[]> {
  try {
    return await readRegisterFile(path, format);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new Error(`${path}: ${String(error)}`, { cause: error });
  }
}
