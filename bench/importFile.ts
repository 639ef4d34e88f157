import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { once } from "node:events";

/** Size and commune of a generated file. */
export interface GeneratedFile {
  readonly ags: string;
  readonly rows: number;
  /** Rows whose district differs from the unchanged file. */
  readonly changed: number;
}

const header =
  "ags;postal code;location;district;street;house number;letter;part number;supplements;house-number letter";
const kinds = ["straße", "weg", "gasse", "platz", "ring", "allee", "ufer", "steig"];
const housesOfStreet = 60;

/**
 * Writes a file of residential properties, sorted by street like real registers. Returns its size in bytes.
 */
export async function writePropertyFile(
  path: string,
  { ags, rows, changed }: GeneratedFile,
): Promise<number> {
  const names = streetNames();
  const file = createWriteStream(path);
  let bytes = 0;
  const write = async (text: string) => {
    bytes += Buffer.byteLength(text);
    if (!file.write(text)) await once(file, "drain");
  };
  await write(`${header}\r\n`);
  for (let row = 0; row < rows; row += 1) {
    const street = Math.floor(row / housesOfStreet);
    const name = names[street % names.length] ?? "";
    // The plain name, then with each suffix, then numbered once those are used up.
    const turn = Math.floor(street / names.length);
    const full = `${name}${kinds[turn % kinds.length]}${turn >= kinds.length ? ` ${turn}` : ""}`;
    const postalCode = 86_150 + (street % 40);
    const house = 1 + (row % housesOfStreet);
    const letter = house % 7 === 0 ? "a" : "";
    const district = row < changed ? "Anderswo" : `Bezirk ${street % 42}`;
    await write(
      `${ags};${postalCode};Augsburg;${district};${full};${house};${letter};;;${house}${letter}\r\n`,
    );
  }
  file.end();
  await once(file, "close");
  return bytes;
}

/** Place names to derive street names from: those of the real register if REGISTER_DIR is set. */
function streetNames(): string[] {
  const dir = process.env["REGISTER_DIR"];
  const places = dir === undefined ? generatedNames() : registerNames(dir);
  return [...new Set(places)].sort((a, b) => a.localeCompare(b, "de"));
}

function registerNames(dir: string): string[] {
  const [, ...lines] = readFileSync(join(dir, "communes_full.csv"), "utf8").trim().split(/\r?\n/);
  return lines.flatMap(
    (line) =>
      line
        .split(";")[2]
        ?.replace(/[,(].*$/, "")
        .trim() || [],
  );
}

function generatedNames(): string[] {
  const beginnings =
    "Ahorn Äußere Birken Brücken Dahl Eichen Föhren Groß Höhen Linden Märker Öl Über Weiß".split(" ");
  const endings = "bach berg brunn dorf eck feld garten grund hof kirchen mühl see stein tal wiesen".split(
    " ",
  );
  return beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending));
}
