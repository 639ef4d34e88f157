/** Personal data in the demo comments, and lookalikes; all fictitious. */
import { lastNames } from "./processTexts";
import type { Random } from "./random";

/** A sentence with personal data. Placeholders such as `{plate}` are replaced by values. */
export interface PersonalSentence {
  readonly text: string;
  /** `null`: any. */
  readonly tone: "content" | "discontent" | null;
  readonly isAboutVehicles?: boolean;
}

export const personalSentences: readonly PersonalSentence[] = [
  { tone: null, text: "Rückfragen gern an {email}." },
  { tone: null, text: "{title} {name} hat mir gesagt, ich soll an {email} schreiben oder {phone} anrufen." },
  { tone: null, text: "Ich bin tagsüber erreichbar: {phone}" },
  { tone: "content", text: "{title} {name} hat mir am Telefon sehr geholfen." },
  { tone: "content", text: "Ein großes Lob an {titleAfter} {name}." },
  { tone: "content", text: "Die zu viel gezahlte Gebühr kam prompt auf {iban} zurück." },
  { tone: "content", text: "Die Bestätigung an {email} war in einer Minute da." },
  { tone: "discontent", text: "Das Geld bitte auf {iban} erstatten." },
  { tone: "discontent", text: "Rufen Sie mich unter {phone} zurück." },
  { tone: "discontent", text: "Bei {titleAfter} {name} war ich schon zweimal." },
  { tone: "discontent", text: "Meine Mailadresse ist {email}, da kam aber nichts an." },
  { tone: "discontent", text: "Meine IBAN {iban} wird nicht angenommen." },
  { tone: "discontent", text: "{title} {name} vom Bürgerbüro war leider sehr unfreundlich." },
  { tone: "discontent", text: "Unter {phone} geht bei Ihnen niemand ans Telefon." },
  { tone: "discontent", text: "Bitte überweisen Sie auf {iban} und melden Sie sich unter {email}." },
  { tone: "content", isAboutVehicles: true, text: "Für {plate} hat alles gleich geklappt." },
  {
    tone: "content",
    isAboutVehicles: true,
    text: "Die Fahrgestellnummer {vin} hat das Formular sofort erkannt.",
  },
  {
    tone: null,
    isAboutVehicles: true,
    text: "Es geht um {plate}, Fahrgestellnummer {vin}, Rückfragen an {phone}.",
  },
  { tone: "discontent", isAboutVehicles: true, text: "Für {plate} habe ich vor drei Wochen bezahlt." },
  { tone: "discontent", isAboutVehicles: true, text: "FIN {vin} wurde nicht erkannt." },
  { tone: "discontent", isAboutVehicles: true, text: "Mein Kennzeichen {plate} ist schon wieder vergeben." },
];

/** Sentences with lookalikes of personal data. */
export const lookAlikeSentences: readonly string[] = [
  "Die Gebühr von 25,90 € finde ich angemessen.",
  "Am 12.03.2025 beantragt, am 14.03.2025 erledigt.",
  "Für 86150 und 86152 gelten offenbar verschiedene Stellen.",
  "Der Vorgang hat die Nummer IKF-2025-000123.",
  "Auf Formular A 38 wurde ich nicht verwiesen, immerhin.",
  "Im Feld IBAN stand als Beispiel DE00 0000 0000 0000 0000 00, das hat verwirrt.",
  "Mit DE12 3456 7890 1234 5678 90 ging es nicht weiter, die Prüfziffer merkt das Formular also.",
  "Zur Vorgangsnummer 0815 4711234 konnte mir niemand etwas sagen.",
  "Von 01067 nach 01127 umgezogen, zwei Ämter, ein Formular.",
  "Die Frau am Schalter wusste von nichts.",
  "Der Herr am Empfang war freundlich.",
  "Nach § 17 Absatz 2 muss ich das innerhalb von 14 Tagen melden.",
  "Von 1.250 auf 1.400 Euro, das ist viel.",
  "Ich habe um 14:35 Uhr angefangen und war um 14:42 Uhr fertig.",
  "Die Datei durfte höchstens 5 MB haben, meine hatte 5,2.",
  "In Raum 204 im 2. Stock bekam ich dann Hilfe.",
  "Zwischen 2023 und 2025 hat sich viel getan.",
];

/** IBANs that banks and standards publish as examples. */
const ibans = [
  ...["DE89 3704 0044 0532 0130 00", "DE89370400440532013000", "DE91 1000 0000 0123 4567 89"],
  ...["AT61 1904 3002 3457 3201", "CH93 0076 2011 6238 5295 7"],
];
const vins = ["WVWZZZ1JZXW000001", "WDB9634031L738452", "WBA3A5C50CF256985", "WF0AXXGBBA7B12345"];
const mailboxes = [
  "a.mueller",
  "familie.schmidt",
  "k.oezdemir",
  "petra-weiss",
  "info",
  "uwe_jaeger",
  "brandl",
];
const mailDomains = ["example.org", "example.com", "mail.example.net", "example.de"];
/** Beginnings of numbers that are reserved for fiction. */
const phones = [
  "030 23125 1",
  "089/99998 2",
  "+49 221 4710 3",
  "(040) 66969-4",
  "0171 39200 5",
  "+49171392006",
];
const plateCodes: Readonly<Record<string, readonly string[]>> = {
  "09761000": ["A"],
  "09182111": ["MB"],
  "05974028": ["LP", "SO"],
};
const otherPlateCodes = "B DD EF FL GT HAL HH HRO K KF KI L M P RO S SB STA".split(" ");
const plateLetters = ["BK", "XY", "RE", "LM", "TU", "AD", "GH", "W", "K", "PF"];

/** Draws a value for each slot of the sentences. */
export function personalValues(ags: string, random: Random): Readonly<Record<string, string>> {
  const code = random.pick(plateCodes[ags] ?? otherPlateCodes);
  const title = random.pick(["Herr", "Frau"]);
  return {
    email: `${random.pick(mailboxes)}${random.pick(["", "", random.int(2, 99)])}@${random.pick(mailDomains)}`,
    phone: `${random.pick(phones)}${random.int(10, 99)}`,
    iban: random.pick(ibans),
    vin: random.pick(vins),
    plate: `${code}-${random.pick(plateLetters)} ${random.int(1, 999)}${random.pick(["", "", "", "E", "H"])}`,
    title,
    titleAfter: title === "Herr" ? "Herrn" : title,
    name: random.pick(lastNames),
  };
}
