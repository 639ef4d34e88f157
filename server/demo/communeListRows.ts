/** Rows of the lists of demo communes: register offices, countries and water meter reading configurations. */
import { nameKey } from "#server/domain/users/nameKey";
import { addDays } from "./calendar";
import type { DemoCommune, Row } from "./communeRows";
import { euCountries, furtherCountries } from "./countries";
import { randomOf, uuidOf } from "./random";
import { readings } from "./readings";

/** Communes with more services than this get the full list of countries. */
const largeFrom = 30;
const neighbourCount = 8;
/** Communes with at least this many services also have a certificate desk. */
const certificateDeskMinServices = 60;

/** Whether the lists of this commune have been maintained. */
function isMaintained({ initialization, isGenerated }: DemoCommune): boolean {
  return initialization === "initialized" && !isGenerated;
}

/** Rows of table register_office, for communes that keep civil status registers. */
export function registerOfficeRows(seed: string, commune: DemoCommune): Row<"register_office">[] {
  const [ags, name, , serviceCount] = commune.row;
  if (!isMaintained(commune) || !commune.services.some(({ id }) => id.startsWith("pw-"))) return [];
  const place = name.split(/[,/(]/)[0]?.trim() ?? name;
  const district = ags.slice(0, 5);
  const number = String(randomOf(seed, "register office", ags).int(1, 9)).padStart(3, "0");
  const office = {
    id: uuidOf(seed, "register office", ags),
    commune_ags: ags,
    name: `Standesamt ${place}`,
    url: "{host}/standesamt",
    authority_prefix: "psw",
    identifier: district + number,
    certificates_only: false,
  };
  if (serviceCount < certificateDeskMinServices) return [office];
  const desk = {
    ...office,
    id: uuidOf(seed, "certificate desk", ags),
    name: `Standesamt ${place} – Urkundenstelle`,
    url: `https://urkunden-${ags}.example.org/`,
    identifier: `${district + number}0001`,
    certificates_only: true,
  };
  return [office, desk];
}

/** Rows of table country. */
export function countryRows(seed: string, commune: DemoCommune): Row<"country">[] {
  const [ags, , , serviceCount] = commune.row;
  if (!isMaintained(commune)) return [];
  const further = serviceCount > largeFrom ? furtherCountries : furtherCountries.slice(0, neighbourCount);
  const row = (name: string, is_eu: boolean) => ({
    id: uuidOf(seed, "country", ags, name),
    commune_ags: ags,
    name,
    name_key: nameKey(name),
    is_eu,
  });
  return [...euCountries.map((name) => row(name, true)), ...further.map((name) => row(name, false))];
}

/** Rows of table water_meter_reading. */
export function waterMeterReadingRows(
  seed: string,
  start: Date,
  { row: [ags] }: DemoCommune,
): Row<"water_meter_reading">[] {
  const day = (days: number) => addDays(start, days).toISOString().slice(0, 10);
  return (readings[ags] ?? []).map(({ readAgs, name, from, until }) => ({
    id: uuidOf(seed, "reading", readAgs),
    commune_ags: ags,
    name,
    ags: readAgs,
    reading_from: day(from),
    reading_until: day(until),
  }));
}
