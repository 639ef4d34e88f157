/** Groups of form fields that the inherited forms are made of. */
import type { FormField, FormFieldType, LocalizedTexts } from "#domain/formFields";

type Details = Partial<Omit<FormField, "key" | "type" | "labels">> & {
  readonly help?: readonly [string, string];
};

const plain = {
  helpTexts: {},
  isRequired: false,
  isVisible: true,
  options: [],
  minLength: "",
  maxLength: "",
  min: "",
  max: "",
  format: "",
} as const;

/** Builds a field from its key, type, German and English label. */
function field(key: string, type: FormFieldType, de: string, en: string, details: Details = {}): FormField {
  const { help, ...rest } = details;
  const helpTexts: LocalizedTexts = help ? { de: help[0], en: help[1] } : {};
  return { ...plain, key, type, labels: { de, en }, helpTexts, ...rest };
}

const required = { isRequired: true } as const;

/** Options from value, German and English label. */
const optionsOf = (...rows: readonly (readonly [string, string, string])[]) =>
  rows.map(([value, de, en]) => ({ value, labels: { de, en } }));

/** Fields about the applicant. */
export const applicant: readonly FormField[] = [
  field("abschnitt_person", "HEADING", "Angaben zu Ihrer Person", "About you"),
  field("anrede", "SELECT", "Anrede", "Title", {
    options: optionsOf(
      ["frau", "Frau", "Ms"],
      ["herr", "Herr", "Mr"],
      ["keine", "Keine Angabe", "Not specified"],
    ),
  }),
  field("vorname", "TEXT", "Vorname", "First name", {
    ...required,
    maxLength: "100",
    help: ["Alle Vornamen, wie sie im Ausweis stehen.", "All first names as shown on your identity card."],
  }),
  field("nachname", "TEXT", "Familienname", "Last name", { ...required, maxLength: "100" }),
  field("geburtsdatum", "DATE", "Geburtsdatum", "Date of birth", { ...required, min: "1900-01-01" }),
];

/** Address and contact details of the applicant. */
export const contact: readonly FormField[] = [
  field("abschnitt_anschrift", "HEADING", "Anschrift und Kontakt", "Address and contact"),
  field("strasse", "TEXT", "Straße", "Street", { ...required, maxLength: "100" }),
  field("hausnummer", "TEXT", "Hausnummer", "House number", { ...required, maxLength: "10" }),
  field("postleitzahl", "TEXT", "Postleitzahl", "Postal code", { ...required, format: "POSTAL_CODE" }),
  field("ort", "TEXT", "Ort", "Town", { ...required, maxLength: "100" }),
  field("email", "TEXT", "E-Mail-Adresse", "E-mail address", {
    ...required,
    format: "EMAIL",
    help: [
      "An diese Adresse senden wir den Stand Ihres Antrags.",
      "We send the status of your application here.",
    ],
  }),
  field("telefon", "TEXT", "Telefonnummer", "Telephone number", { format: "PHONE" }),
];

/** Last fields of every form. */
export const closing: readonly FormField[] = [
  field("abschnitt_abschluss", "HEADING", "Abschluss", "Finally"),
  field("bemerkung", "TEXT_AREA", "Bemerkung", "Remark", { maxLength: "1000" }),
  field(
    "datenschutz",
    "CHECKBOX",
    "Ich habe die Hinweise zum Datenschutz gelesen.",
    "I have read the privacy notice.",
    required,
  ),
];

export const residence: readonly FormField[] = [
  field("abschnitt_wohnung", "HEADING", "Wohnung", "Residence"),
  field("einzugsdatum", "DATE", "Datum des Einzugs", "Date of moving in"),
  field("wohnungsart", "SELECT", "Art der Wohnung", "Kind of residence", {
    ...required,
    options: optionsOf(
      ["alleinig", "Alleinige Wohnung", "Only residence"],
      ["haupt", "Hauptwohnung", "Main residence"],
      ["neben", "Nebenwohnung", "Secondary residence"],
    ),
  }),
  field("personen", "INTEGER", "Anzahl der Personen", "Number of persons", { min: "1", max: "20" }),
  field("bestaetigung", "FILE", "Bestätigung des Wohnungsgebers", "Landlord’s confirmation"),
];

export const election: readonly FormField[] = [
  field("abschnitt_wahl", "HEADING", "Wahl", "Election"),
  field("wahlbezirk", "TEXT", "Nummer des Wahlbezirks", "Number of the polling district", {
    format: "DIGITS",
    maxLength: "6",
  }),
  field("versandanschrift", "TEXT_AREA", "Abweichende Anschrift für den Versand", "Other delivery address", {
    maxLength: "300",
  }),
];

export const stay: readonly FormField[] = [
  field("abschnitt_aufenthalt", "HEADING", "Aufenthalt", "Residence status"),
  field("passnummer", "TEXT", "Nummer des Passes", "Passport number", { ...required, maxLength: "20" }),
  field("pass_gueltig_bis", "DATE", "Pass gültig bis", "Passport valid until", required),
  field("einreisedatum", "DATE", "Datum der Einreise", "Date of entry", required),
  field("deutschkenntnisse", "SELECT", "Deutschkenntnisse", "Knowledge of German", {
    options: optionsOf(["a2", "A2", "A2"], ["b1", "B1", "B1"], ["b2", "B2", "B2"], ["c1", "C1", "C1"]),
  }),
  field("passkopie", "FILE", "Kopie des Passes", "Copy of the passport", required),
];

export const licence: readonly FormField[] = [
  field("abschnitt_fahrerlaubnis", "HEADING", "Fahrerlaubnis", "Driving licence"),
  field("fuehrerscheinnummer", "TEXT", "Nummer des Führerscheins", "Licence number", {
    ...required,
    minLength: "6",
    maxLength: "11",
  }),
  field("klassen", "MULTI_SELECT", "Klassen", "Classes", {
    options: optionsOf(
      ["am", "AM", "AM"],
      ["a", "A", "A"],
      ["b", "B", "B"],
      ["be", "BE", "BE"],
      ["c", "C", "C"],
      ["d", "D", "D"],
    ),
  }),
  field("sehhilfe", "CHECKBOX", "Ich brauche eine Sehhilfe.", "I need visual aids."),
  field("lichtbild", "FILE", "Biometrisches Lichtbild", "Biometric photo", required),
];

export const civilStatus: readonly FormField[] = [
  field("abschnitt_register", "HEADING", "Registereintrag", "Register entry"),
  field("ereignisdatum", "DATE", "Datum des Ereignisses", "Date of the event", required),
  field("registernummer", "TEXT", "Registernummer, falls bekannt", "Register number, if known", {
    maxLength: "20",
  }),
  field("anzahl", "INTEGER", "Anzahl der Ausfertigungen", "Number of copies", {
    ...required,
    min: "1",
    max: "10",
  }),
  field("verwendungszweck", "TEXT", "Verwendungszweck", "Purpose", { ...required, maxLength: "200" }),
];

export const vehicle: readonly FormField[] = [
  field("abschnitt_fahrzeug", "HEADING", "Fahrzeug", "Vehicle"),
  field("kennzeichen", "TEXT", "Kennzeichen", "Licence plate", { ...required, format: "LICENCE_PLATE" }),
  field("kennzeichenart", "SELECT", "Art des Kennzeichens", "Kind of plate", {
    ...required,
    options: optionsOf(
      ["einzel", "Einzelkennzeichen", "Standard plate"],
      ["saison", "Saisonkennzeichen", "Seasonal plate"],
      ["elektro", "E-Kennzeichen", "Electric plate"],
      ["historisch", "H-Kennzeichen", "Historic plate"],
    ),
  }),
  field("wunschkennzeichen", "CHECKBOX", "Wunschkennzeichen", "Preferred plate"),
  field(
    "kennzeichen_reserviert",
    "CHECKBOX",
    "Kennzeichen ist schon reserviert",
    "Plate has been reserved already",
  ),
  field("wechselkennzeichen", "CHECKBOX", "Wechselkennzeichen", "Interchangeable plate"),
  field("anzahl_fahrzeuge", "INTEGER", "Anzahl der Fahrzeuge", "Number of vehicles", { min: "1", max: "3" }),
  field("anzahl_plaketten", "INTEGER", "Anzahl der Prüfplaketten", "Number of inspection stickers", {
    min: "1",
    max: "3",
  }),
  field("fin", "TEXT", "Fahrzeug-Identifizierungsnummer", "Vehicle identification number", {
    format: "VIN",
    help: [
      "17 Zeichen; Feld E der Zulassungsbescheinigung Teil I.",
      "17 characters; field E of the registration certificate part I.",
    ],
  }),
  field("evb_nummer", "TEXT", "eVB-Nummer der Versicherung", "Insurance confirmation number", {
    minLength: "7",
    maxLength: "7",
  }),
  field("iban", "TEXT", "IBAN für die Kfz-Steuer", "IBAN for the vehicle tax", { format: "IBAN" }),
];

export const weapon: readonly FormField[] = [
  field("abschnitt_waffe", "HEADING", "Waffe", "Weapon"),
  field("waffenart", "TEXT", "Art der Waffe", "Kind of weapon", { ...required, maxLength: "100" }),
  field("kaliber", "TEXT", "Kaliber", "Calibre", { maxLength: "40" }),
  field("seriennummer", "TEXT", "Seriennummer", "Serial number", { maxLength: "40" }),
  field("beduerfnis", "SELECT", "Bedürfnis", "Reason", {
    ...required,
    options: optionsOf(
      ["jagd", "Jagd", "Hunting"],
      ["sport", "Sport", "Sport"],
      ["sammlung", "Sammlung", "Collection"],
    ),
  }),
];

export const childCare: readonly FormField[] = [
  field("abschnitt_kind", "HEADING", "Kind und Betreuung", "Child and care"),
  field("kind_name", "TEXT", "Vor- und Familienname des Kindes", "Full name of the child", {
    ...required,
    maxLength: "200",
  }),
  field("kind_geburtsdatum", "DATE", "Geburtsdatum des Kindes", "Child’s date of birth", required),
  field("beginn", "DATE", "Gewünschter Beginn", "Desired start", required),
  field("betreuungszeit", "SELECT", "Betreuungszeit pro Woche", "Hours of care per week", {
    ...required,
    options: optionsOf(
      ["25", "25 Stunden", "25 hours"],
      ["35", "35 Stunden", "35 hours"],
      ["45", "45 Stunden", "45 hours"],
    ),
  }),
  field(
    "geschwisterkind",
    "CHECKBOX",
    "Ein Geschwisterkind wird schon betreut.",
    "A sibling is already in care.",
  ),
];

export const finance: readonly FormField[] = [
  field("abschnitt_vorgang", "HEADING", "Angaben zum Vorgang", "About the matter"),
  field("kassenzeichen", "TEXT", "Kassenzeichen", "Reference number", { maxLength: "20" }),
  field("zaehlernummer", "TEXT", "Nummer des Zählers", "Meter number", { maxLength: "20" }),
  field("zaehlerstand", "DECIMAL", "Zählerstand in Kubikmetern", "Reading in cubic metres", {
    min: "0",
    max: "99999.999",
  }),
  field("iban", "TEXT", "IBAN", "IBAN", { format: "IBAN" }),
];

export const offence: readonly FormField[] = [
  field("abschnitt_tat", "HEADING", "Ordnungswidrigkeit", "Administrative offence"),
  field("aktenzeichen", "TEXT", "Aktenzeichen", "File number", { ...required, maxLength: "30" }),
  field("tatzeit", "DATE", "Tag des Vorfalls", "Day of the incident"),
  field("schilderung", "TEXT_AREA", "Schilderung", "Description", { ...required, maxLength: "4000" }),
  field("beweis", "FILE", "Foto oder Dokument", "Photo or document"),
];

export const general: readonly FormField[] = [
  field("abschnitt_anliegen", "HEADING", "Ihr Anliegen", "Your request"),
  field("anliegen", "TEXT_AREA", "Anliegen", "Request", { ...required, maxLength: "2000" }),
  field("wunschtermin", "DATE", "Wunschtermin", "Preferred date"),
];

/** Fields that some communes add to the inherited form. */
export const ownFields: readonly FormField[] = [
  field("ortsteil", "TEXT", "Ortsteil", "District", {
    maxLength: "100",
    help: ["Nur für die interne Zuordnung.", "For internal assignment only."],
  }),
  field(
    "abholung",
    "SELECT",
    "Wie möchten Sie die Unterlagen erhalten?",
    "How do you want to receive the documents?",
    {
      ...required,
      options: optionsOf(
        ["post", "Per Post", "By post"],
        ["amt", "Abholung im Bürgeramt", "Collection at the citizens’ office"],
      ),
    },
  ),
];
