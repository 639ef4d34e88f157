/** Additional communes and users for large data sets: fictitious, well-formed, with AGS that no real commune has. */
import { federalStates } from "#domain/federalStates";
import { communes, type CommuneRow } from "./communes";
import { randomOf, type Random } from "./random";
import { users, type UserRow, type AccountState } from "./users";

const prefixes = ["", "", "", "Alt", "Neu", "Ober", "Unter", "Groß ", "Klein ", "Bad ", "Hohen", "Nieder"];
const stems = [
  ..."Ahren Birken Buchen Dachs Eber Eichen Erlen Falken Fichten Forst Frauen Gold Grün Hasel Heiden Hirsch".split(
    " ",
  ),
  ..."Kirch König Kranich Lerchen Linden Lauter Moor Mühl Nuss Otter Quell Rehn Roggen Rosen Schön Schwalben".split(
    " ",
  ),
  ..."Sonnen Stein Storchen Tannen Ulmen Wald Weiden Weizen Wiesen Wolfs Ziegel Zeisig".split(" "),
];
const endings =
  "au bach beuren berg born bronn brück burg dorf feld furt hagen hausen heim hofen ingen kirchen".split(" ");
const moreEndings = "leben loh moos ried rode roth stadt stedt stetten tal wald weiler winkel wörth".split(
  " ",
);
const additions = [" am See", " an der Aue", " im Tal", " am Forst", " (Heide)", " vor dem Holz"];

/** District (Kreis) numbers that no state has assigned. With Regierungsbezirk 0 they give 7,192 AGS per state. */
const districts = [92, 93, 94, 95, 96, 97, 98, 99];
const perDistrict = 899;
const cityStates = ["HH", "HB", "BE"];
const largeStates = federalStates.filter(({ code }) => !cityStates.includes(code));

function agsOf(index: number): string {
  const state = largeStates[index % largeStates.length];
  const within = Math.floor(index / largeStates.length);
  const district = districts[within % districts.length];
  const municipality = Math.floor(within / districts.length) + 1;
  if (state === undefined || municipality > perDistrict) throw new RangeError("No AGS left to generate");
  return `${state.key}0${district}${String(municipality).padStart(3, "0")}`;
}

function nameOf(random: Random): string {
  const prefix = random.pick(prefixes);
  const name = random.pick(stems) + random.pick([...endings, ...moreEndings]);
  const joined = prefix === "" || prefix.endsWith(" ") ? prefix + name : prefix + name.toLowerCase();
  return random.chance(0.12) ? joined + random.pick(additions) : joined;
}

/** Generates `count` fictitious communes. For the same seed, a smaller count gives a prefix of a larger one. */
function generateCommunes(seed: string, count: number): CommuneRow[] {
  const random = randomOf(seed, "generated communes");
  return Array.from({ length: count }, (_, index) => {
    const isTown = random.chance(0.25);
    const serviceCount = isTown ? random.int(10, 30) : random.int(5, 14);
    const postalCode = String(random.int(1_067, 99_998)).padStart(5, "0");
    const population = isTown ? random.int(60, 600) ** 2 : random.int(20, 120) ** 2;
    return [
      agsOf(index),
      nameOf(random),
      isTown ? "Stadt" : "Gemeinde",
      serviceCount,
      postalCode,
      population,
    ];
  });
}

const initials = "abcdefghijklmnoprstuvwyz".split("");
const accountStates: readonly AccountState[] = [
  "active",
  "active",
  "active",
  "active",
  "quiet",
  "invited",
  "expired",
];

/** Generates `count` fictitious members of the given communes. At least one commune is required. */
function generateUsers(seed: string, count: number, homeCommunes: readonly CommuneRow[]): UserRow[] {
  const random = randomOf(seed, "generated users");
  return Array.from({ length: count }, (_, index) => {
    const initial = random.pick(initials);
    const username = `${initial}.${(random.pick(stems) + random.pick(endings)).toLowerCase()}.${index + 1}`;
    const email = `${initial}.${index + 1}@kommune.example.org`;
    const shares = random.sample([random.pick(homeCommunes), random.pick(homeCommunes)], random.int(1, 2));
    const serviceCounts = new Map(shares.map(([ags]) => [ags, random.int(1, 10)]));
    return [username, email, "MEMBER", random.pick(accountStates), [...serviceCounts]];
  });
}

/**
 * Generates the communes and users that a scale adds to the predefined ones; a scale of 1 adds none. Throws a
 * RangeError if the scale is not a whole number from 1, or if it needs more AGS than there are.
 */
export function generate(seed: string, scale: number): { communes: CommuneRow[]; users: UserRow[] } {
  if (!Number.isInteger(scale) || scale < 1) throw new RangeError("The scale must be a whole number from 1");
  const further = generateCommunes(seed, (scale - 1) * communes.length);
  return {
    communes: further,
    users: scale === 1 ? [] : generateUsers(seed, (scale - 1) * users.length, further),
  };
}
