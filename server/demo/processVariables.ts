/** Variables of the demo processes: the data entered by citizens. */
import type { ServiceGroup } from "#domain/serviceGroups";
import { firstNames, lastNames, makes, nationalities, streets } from "./processTexts";
import type { FeeAnswers } from "./feeAnswers";
import type { Random } from "./random";

/** The application that the variables belong to. */
export interface Application {
  readonly group: ServiceGroup;
  readonly serviceName: string;
  readonly ags: string;
  readonly communeName: string;
  readonly postalCode: string;
  readonly businessKey: string;
  readonly createdAt: Date;
  readonly feeAnswers: FeeAnswers;
}

type Fields = Readonly<Record<string, unknown>>;

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ".split("");
const lettersAndDigits = [...letters, ..."0123456789".split("")];

function code(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick(lettersAndDigits)).join("");
}

function day(random: Random, from: number, to: number): string {
  const month = String(random.int(1, 12)).padStart(2, "0");
  return `${random.int(from, to)}-${month}-${String(random.int(1, 28)).padStart(2, "0")}`;
}

function address(random: Random, { postalCode, communeName }: Application): Fields {
  const strasse = random.pick(streets);
  return { strasse, hausnummer: `${random.int(1, 148)}`, postleitzahl: postalCode, ort: communeName };
}

function person(random: Random, from = 1945, to = 2006): Fields {
  const name = { vorname: random.pick(firstNames), nachname: random.pick(lastNames) };
  return { ...name, geburtsdatum: day(random, from, to) };
}

/** A licence plate such as XX-KB 2714. The prefix never matches the registration district of a commune. */
function plate(random: Random): string {
  const series = Array.from({ length: random.int(1, 2) }, () => random.pick(letters)).join("");
  return `XX-${series} ${random.int(1, 9999)}`;
}

type Make = (random: Random, application: Application) => Fields;

const vehicle: Make = (random, { createdAt, feeAnswers }) => ({
  kennzeichen: plate(random),
  kennzeichenart: random.pick(["Einzelkennzeichen", "Saisonkennzeichen", "E-Kennzeichen", "H-Kennzeichen"]),
  reserviertBis: new Date(createdAt.getTime() + 90 * 86_400_000).toISOString().slice(0, 10),
  fahrzeugart: random.pick(["Personenkraftwagen", "Kraftrad", "Anhänger", "Lastkraftwagen"]),
  hersteller: random.pick(makes),
  fahrzeugIdentifizierungsnummer: `WXX${code(random, 14)}`,
  evbNummer: code(random, 7),
  sicherheitscodeTeil1: code(random, 7),
  hauptuntersuchungBis: day(random, 2026, 2028).slice(0, 7),
  auswahl: feeAnswers,
});

const licence: Make = (random) => ({
  fuehrerscheinnummer: code(random, 11),
  klassen: random.sample(["AM", "A1", "A", "B", "BE", "C1", "C", "L", "T"], random.int(1, 4)),
  ausgestelltAm: day(random, 1975, 2015),
  ausstellendeBehoerde: "Landratsamt",
  sehhilfe: random.chance(0.4),
  abholung: random.pick(["Versand", "Abholung"]),
  lichtbildReferenz: `img-${code(random, 8)}`,
});

const residence: Make = (random, application) => ({
  einzugsdatum: day(random, 2025, 2026),
  wohnungsart: random.pick(["alleinige Wohnung", "Hauptwohnung", "Nebenwohnung"]),
  fruehereAnschrift: address(random, application),
  wohnungsgeber: { ...person(random), eigentuemer: random.chance(0.5) },
  mitziehende: Array.from({ length: random.int(0, 3) }, () => person(random, 1980, 2024)),
  religion: random.pick(["keine Angabe", "rk", "ev", "ohne"]),
});

const civilStatus: Make = (random, { feeAnswers }) => ({
  registerart: random.pick(["Geburtenregister", "Eheregister", "Sterberegister"]),
  registernummer: `${random.int(1, 900)}/${random.int(1950, 2024)}`,
  standesamt: "Standesamt",
  beurkundetePerson: person(random, 1930, 2024),
  beurkundungsdatum: day(random, 1950, 2024),
  anzahl: random.int(1, 4),
  verwendungszweck: random.pick(["Rente", "Eheschließung", "Elterngeld", "Familienforschung"]),
  mehrsprachig: random.chance(0.3),
  ...feeAnswers,
});

const stay: Make = (random) => ({
  passnummer: code(random, 9),
  passGueltigBis: day(random, 2027, 2034),
  aufenthaltstitel: random.pick(["Aufenthaltserlaubnis", "Niederlassungserlaubnis", "Blaue Karte EU"]),
  einreisedatum: day(random, 2012, 2024),
  arbeitgeber: { name: "Beispielwerke GmbH", ort: "Musterstadt", branche: "Maschinenbau" },
  bruttoMonat: random.int(1_900, 6_200),
  deutschkenntnisse: random.pick(["A2", "B1", "B2", "C1"]),
});

const childCare: Make = (random) => ({
  kind: person(random, 2020, 2025),
  einrichtung: random.pick(["Kita Regenbogen", "Kinderhaus Löwenzahn", "Waldkindergarten"]),
  betreuungszeit: random.pick(["25 Stunden", "35 Stunden", "45 Stunden"]),
  beginn: day(random, 2026, 2027),
  geschwisterkind: random.chance(0.3),
  masernschutz: true,
});

const weapon: Make = (random) => ({
  waffenart: random.pick(["Repetierbüchse", "Doppelflinte", "Schreckschusspistole"]),
  kaliber: random.pick([".308 Win", "12/70", "9 mm P.A.K."]),
  seriennummer: code(random, 8),
  erlaubnisnummer: `WBK-${random.int(1_000, 9_999)}`,
  aufbewahrung: { schrank: "Widerstandsgrad 0", standort: "Wohnung" },
  beduerfnis: random.pick(["Jagd", "Sport"]),
});

const finance: Make = (random) => ({
  kassenzeichen: `${random.int(10, 99)}.${random.int(10_000, 99_999)}.${random.int(0, 9)}`,
  iban: `DE00500105170000${random.int(100_000, 999_999)}`,
  zaehlernummer: code(random, 8),
  zaehlerstand: random.int(10, 4_000),
  ablesedatum: day(random, 2025, 2026),
  bemerkung: random.pick(["", "Bitte um Rückruf", "Zähler wurde getauscht – s. Anlage"]),
});

const other: Make = (random) => ({
  kennzeichen: plate(random),
  zone: random.pick(["A", "B", "Altstadt"]),
  gueltigAb: day(random, 2025, 2026),
  betrieb: { name: "Café „Zum Ähre“", rechtsform: "GbR", taetigkeit: "Gastronomie" },
  beginn: day(random, 2025, 2026),
});

const makeOf: Readonly<Record<ServiceGroup, Make>> = {
  ew: residence,
  ws: residence,
  at: stay,
  aw: stay,
  fs: licence,
  fw: licence,
  pw: civilStatus,
  ikfz: vehicle,
  zw: vehicle,
  ewaffe: weapon,
  kita: childCare,
  fin: finance,
  owi: finance,
  service: other,
  other,
};

/** Domain of some applicants, blocked by security lists. */
export const disposableDomain = "wegwerfpost.example.net";

const emailOf = (number: number) =>
  `antrag.${number}@${number % 12 === 0 ? disposableDomain : "example.org"}`;

/** Builds 15 to 25 fields, some of them secret. */
export function makeVariables(application: Application, random: Random): Fields {
  const { ags, communeName, serviceName, businessKey } = application;
  const applicant = person(random);
  return {
    antragsnummer: businessKey,
    leistung: serviceName,
    sprache: random.pick(["de", "de", "de", "en"]),
    behoerde: { ags, name: communeName },
    antragsteller: {
      ...applicant,
      staatsangehoerigkeit: random.pick(nationalities),
      anschrift: address(random, application),
    },
    email: emailOf(random.int(1_000, 99_999)),
    telefon: random.chance(0.6) ? `030 23125 ${random.int(100, 999)}` : null,
    ...makeOf[application.group](random, application),
    zustellung: random.pick(["Postfach", "Brief", "Abholung"]),
    zugangscode: code(random, 8),
    nutzerkonto: { anbieter: "BundID", vertrauensniveau: random.pick(["niedrig", "substantiell", "hoch"]) },
    rueckkanal: { url: "https://portal.example.org/rueckkanal", token: code(random, 24) },
    datenschutzZugestimmt: true,
    portalVersion: "2025.42.0",
  };
}
