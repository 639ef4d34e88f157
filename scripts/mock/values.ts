/** German-looking values by the name of a field, for fields without a rule in rules.ts. */
import { pick } from "./random";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { communes, postalCodesOf } from "#server/demo/communes";
import type { Place } from "./place";

const dayMs = 86_400_000;

const reasons = [
  "Nach Rücksprache mit dem Fachamt erledigt",
  "Antrag lag doppelt vor",
  "Telefonisch geklärt, Unterlagen kommen mit der Post",
  "Ist nicht mehr bei der Kommune beschäftigt",
  "Von Hand im Fachverfahren erfasst",
];
const countries =
  "Belgien Dänemark Frankreich Italien Kroatien Norwegen Österreich Polen Schweiz Türkei".split(" ");
const districts = "Altstadt Nord Süd Westend Hafen Bahnhofsviertel Oberdorf Unterdorf Neustadt".split(" ");
const streets = [
  "Bahnhofstraße",
  "Am Alten Markt",
  "Königsplatz",
  "Mühlgässchen",
  "Bürgermeister-Fischer-Straße",
  "Straße des 17. Juni",
  "Äußere Uferstraße",
  "Lindenallee",
  "Schillerstraße",
];
const errorTexts = [
  '{"fehler":"Fachverfahren nicht erreichbar"}',
  "504 Gateway Timeout",
  '{"code":"MELDEREGISTER_GESPERRT","text":"Das Melderegister wird gewartet."}',
  "Die Anschrift ist im Straßenverzeichnis nicht vorhanden.",
];
const files = ["Vollmacht.pdf", "Personalausweis.jpg", "Mietvertrag.pdf", "Grundriss Erdgeschoss.png"];
const views = ["Meine offenen Fälle", "Fehler der letzten Woche", "Zulassungen ohne Antwort"];
const browsers = ["Firefox 133 unter Windows", "Chrome 131 unter macOS", "Safari 18 auf dem iPhone"];

const phrases = [
  "Nur nach Vereinbarung",
  "Im Bürgerbüro, Zimmer 12",
  "Wird noch geklärt",
  "Siehe Aushang im Rathaus",
  "Gilt bis auf Weiteres",
];

/** The name in the form of a username or the local part of an address. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/[^a-z0-9.]/g, "");

/** A username such as anna.mueller. */
export function username({ faker }: Place): string {
  const random = faker();
  return `${plain(random.person.firstName())}.${plain(random.person.lastName())}`;
}

type Strings = readonly (readonly [name: RegExp, value: (place: Place) => string])[];

/** Matches the end of the field's name; the first match counts. */
const strings: Strings = [
  [/username$/i, username],
  [/email$/i, (place) => `${username(place)}@example.org`],
  [/postalCode$/, ({ hash }) => postalCodesOf(pick(communes, hash))[0]?.postalCode ?? "86150"],
  [
    /place$|location$|city$|town$/i,
    ({ hash }) => postalCodesOf(pick(communes, hash))[0]?.place ?? "Augsburg",
  ],
  [/district$/i, ({ hash }) => pick(districts, hash)],
  [/street$/i, ({ hash }) => pick(streets, hash)],
  [/houseNumber$/, ({ hash }) => String(1 + (hash % 120))],
  [/letter$|partNumber$|supplements$/i, ({ hash }) => pick(["", "", "", "a", "b"], hash)],
  [/serviceIds?$|services$/, ({ hash }) => pick(serviceCatalogue, hash).id],
  [/fileName$/, ({ hash }) => pick(files, hash)],
  [/mediaType$/, () => "application/pdf"],
  [/url$/i, ({ hash }) => `https://www.example.org/${hash.toString(36)}`],
  [/target$/, ({ hash }) => `https://fachverfahren.example.org/antraege/${hash % 10_000}`],
  [/errorText$/, ({ hash }) => pick(errorTexts, hash)],
  [/fingerprint$/i, ({ hash }) => hash.toString(16).padStart(8, "0").repeat(4)],
  [/comment$|reason$|description$/i, ({ hash }) => pick(reasons, hash)],
  [/browser$/, ({ hash }) => pick(browsers, hash)],
  [/version$/, () => "2025.42.0"],
  [/search$/, () => "statuses=ERROR"],
  [/uuid$|idempotencyKey$/i, ({ faker }) => faker().string.uuid()],
  [/(K|^k)ey$/, ({ faker }) => faker().string.alphanumeric({ length: 10, casing: "lower" })],
  [/token$/, ({ hash }) => `t${hash.toString(36)}`],
  [/authorityPrefix$/, ({ hash }) => pick(["sta", "rat", "abh"], hash)],
  [/identifier$/i, ({ hash }) => String(hash).padStart(8, "0").slice(0, 8)],
  [/path$/, ({ hash }) => pick(["name", "email", "roles.0.services", "revision"], hash)],
  [/initial/i, ({ hash }) => pick([..."ABDHKMNRS"], hash)],
];

const byType: Readonly<Record<string, (place: Place) => string>> = {
  Country: ({ number }) => pick(countries, number - 1),
  RegisterOffice: ({ hash }) => `Standesamt ${pick(communes, hash)[1]}`,
  SavedView: ({ number }) => pick(views, number - 1),
  WaterMeterReadingCommune: ({ hash }) => pick(communes, hash)[1],
};

export function stringValue(place: Place): string {
  const byName = strings.find(([name]) => name.test(place.field))?.[1];
  if (byName) return byName(place);
  const ofType = place.field === "name" || place.field === "label" ? byType[place.typeName] : undefined;
  if (ofType) return ofType(place);
  return /name$|label$/i.test(place.field) ? place.faker().person.fullName() : pick(phrases, place.hash);
}

const counts: readonly (readonly [name: RegExp, min: number, max: number])[] = [
  [/revision$/, 0, 6],
  [/byteSize$|Bytes$/, 12_000, 1_900_000],
  [/secondsLeft$/, 1_800, 1_800],
  [/width$|height$/, 320, 640],
  [/durationMs$/, 40, 4_800],
  [/httpStatus$/, 500, 504],
  [/restarts?$/, 0, 2],
  [/tries$|number$|line$|column$/, 1, 19],
  [/quantity$/, 1, 3],
  [/taxRate$/, 1_900, 1_900],
  [/passwordMinLength$/, 12, 12],
];

export function intValue({ field, faker }: Place): number {
  const [, min, max] = counts.find(([name]) => name.test(field)) ?? [null, 1, 60];
  return faker().number.int({ min, max });
}

/** Creation time of the object: up to 200 days ago. All its other times are derived from it. */
const birth = ({ now, own }: Place) => now - (own % (200 * 24 * 60)) * 60_000;

/** A time consistent with the other times of the object: created, then started, changed, ended, or in the future. */
export function timeValue(place: Place): number {
  const { field, hash, now } = place;
  const since = now - birth(place);
  if (/^(created|invited|first|started|uploaded)At$|^at$/.test(field)) return birth(place);
  if (/^(expires|resend|next|absolute|idle)/.test(field)) return now + 3_600_000 + (hash % 72) * 3_600_000;
  return now - since * ((hash % 1_000) / 1_000) * 0.8;
}

/** A calendar day from 60 days ago to 60 days ahead; periods start before today and end after it. */
export function dayValue({ field, hash, now }: Place): string {
  const days = 1 + (hash % 60);
  const isStart = /from$|since$|start/i.test(field);
  return new Date(now + (isStart ? -days : days) * dayMs).toISOString().slice(0, 10);
}

export function jsonValue({ field, hash, faker }: Place): unknown {
  if (/before$|after$/.test(field)) return pick(["Alt", "Neu", 12, true, null, "Augsburg"], hash);
  const random = faker();
  return {
    antragsteller: {
      vorname: random.person.firstName(),
      nachname: random.person.lastName(),
      anschrift: { strasse: pick(streets, hash), hausnummer: String(1 + (hash % 90)), ort: "Augsburg" },
    },
    anzahl: 1 + (hash % 4),
    express: hash % 3 === 0,
  };
}
