/** The texts that services deliver, in German and English. They are the defaults of all communes. */
import { findService, servicePortalId, type Service } from "#domain/serviceCatalogue";
import type { ServiceGroup } from "#domain/serviceGroups";
import type { TextKind } from "#domain/texts/serviceTexts";

/** An inherited text. */
export interface InheritedText {
  readonly key: string;
  readonly kind: TextKind;
  readonly isRich: boolean;
  readonly de: string;
  readonly en: string;
}

/** Kinds by first letter, followed by * if the text may contain markup. */
const kinds: Readonly<Record<string, TextKind>> = {
  h: "HEADING",
  p: "PARAGRAPH",
  n: "NOTE",
  l: "LABEL",
  b: "BUTTON",
  m: "MESSAGE",
};

/** Key, kind, German and English. */
type Line = readonly [key: string, kind: string, de: string, en: string];

const start = ({ de, en }: Service["name"]): Line[] => [
  ["startseite.titel", "h", de, en],
  [
    "startseite.einleitung",
    "p*",
    "<p>Hier stellen Sie Ihren Antrag bei der Behörde <strong>{kommune}</strong> online. Das dauert etwa {minuten, plural, one {eine Minute} other {# Minuten}}.</p>",
    "<p>Apply online to the authority <strong>{kommune}</strong> here. This takes about {minuten, plural, one {one minute} other {# minutes}}.</p>",
  ],
  [
    "startseite.voraussetzungen",
    "p*",
    "<p>Sie brauchen:</p><ul><li>einen gültigen Personalausweis oder Reisepass</li><li>eine E-Mail-Adresse</li></ul>",
    "<p>You need:</p><ul><li>a valid identity card or passport</li><li>an e-mail address</li></ul>",
  ],
  [
    "startseite.hinweis",
    "n*",
    'Fragen beantwortet {kommune} unter <a href="{host}/kontakt">Kontakt</a>.',
    'For questions, see <a href="{host}/kontakt">contact</a> of {kommune}.',
  ],
  ["startseite.weiter", "b", "Antrag beginnen", "Start application"],
];

const person: readonly Line[] = [
  ["person.titel", "h", "Angaben zur Person", "Personal details"],
  [
    "person.einleitung",
    "p",
    "Bitte machen Sie alle Angaben wie in Ihrem Ausweis.",
    "Please enter everything as in your identity document.",
  ],
  ["person.vorname", "l", "Vorname", "First name"],
  ["person.nachname", "l", "Nachname", "Last name"],
  ["person.geburtsdatum", "l", "Geburtsdatum", "Date of birth"],
  ["person.anschrift", "l", "Anschrift", "Address"],
  ["person.email", "l", "E-Mail-Adresse", "E-mail address"],
  [
    "person.email_hinweis",
    "n",
    "An diese Adresse schicken wir die Bestätigung.",
    "We send the confirmation to this address.",
  ],
  ["person.zurueck", "b", "Zurück", "Back"],
  ["person.weiter", "b", "Weiter", "Continue"],
];

/** Questions specific to a group of services. */
const groupQuestions: Partial<Readonly<Record<ServiceGroup, readonly Line[]>>> = {
  ew: [
    [
      "angaben.anlass",
      "l",
      "Wofür brauchen Sie die Bescheinigung oder Auskunft?",
      "What do you need the certificate or information for?",
    ],
    ["angaben.einzug", "l", "Datum des Einzugs oder Auszugs", "Date of moving in or out"],
  ],
  ikfz: [
    ["angaben.kennzeichen", "l", "Kennzeichen", "Licence plate number"],
    ["angaben.fin", "l", "Fahrzeug-Identifizierungsnummer (FIN)", "Vehicle identification number (VIN)"],
    [
      "angaben.evb",
      "l",
      "Nummer der Versicherungsbestätigung (eVB)",
      "Number of the insurance confirmation (eVB)",
    ],
    [
      "angaben.sicherheitscode",
      "p",
      "Den Sicherheitscode finden Sie unter dem Siegel der Zulassungsbescheinigung.",
      "You find the security code below the seal of the registration certificate.",
    ],
  ],
  pw: [
    [
      "angaben.ereignis",
      "l",
      "Datum und Ort von Geburt, Eheschließung oder Tod",
      "Date and place of birth, marriage or death",
    ],
    ["angaben.anzahl", "l", "Anzahl der Urkunden", "Number of certificates"],
  ],
  ws: [
    ["angaben.wahl", "l", "Wahl", "Election"],
    ["angaben.versand", "l", "Versand an eine andere Anschrift", "Send to another address"],
    ["angaben.frist", "n", "Anträge sind bis {frist} möglich.", "Applications are possible until {frist}."],
  ],
  kita: [
    ["angaben.kind", "l", "Name des Kindes", "Name of the child"],
    ["angaben.betreuung", "l", "Gewünschter Beginn der Betreuung", "Desired start of care"],
  ],
};

const otherQuestions: readonly Line[] = [
  ["angaben.anliegen", "l", "Ihr Anliegen", "Your request"],
  ["angaben.aktenzeichen", "l", "Aktenzeichen, falls vorhanden", "Reference number, if any"],
];

const matter = (group: ServiceGroup): Line[] => [
  ["angaben.titel", "h", "Angaben zum Antrag", "Details of the application"],
  ...(groupQuestions[group] ?? otherQuestions),
  ["angaben.weiter", "b", "Weiter", "Continue"],
];

const evidence: readonly Line[] = [
  ["nachweise.titel", "h", "Nachweise", "Evidence"],
  [
    "nachweise.einleitung",
    "p",
    "Laden Sie höchstens {anzahl} Dateien mit zusammen {megabyte} MB hoch.",
    "Upload at most {anzahl} files with {megabyte} MB in all.",
  ],
  ["nachweise.hochladen", "b", "Datei hochladen", "Upload file"],
];

const payment: readonly Line[] = [
  ["zahlung.titel", "h", "Zahlung", "Payment"],
  [
    "zahlung.gebuehr",
    "p",
    "Die Gebühr beträgt {gebuehr}. Sie zahlen online.",
    "The fee is {gebuehr}. You pay online.",
  ],
  [
    "zahlung.hinweis",
    "n",
    "Schließen Sie das Fenster nicht, bevor die Zahlung bestätigt ist.",
    "Do not close the window before the payment is confirmed.",
  ],
  ["zahlung.bezahlen", "b", "Jetzt bezahlen", "Pay now"],
];

const end: readonly Line[] = [
  ["zusammenfassung.titel", "h", "Zusammenfassung", "Summary"],
  [
    "zusammenfassung.pruefen",
    "p",
    "Prüfen Sie Ihre Angaben, bevor Sie den Antrag absenden.",
    "Check your details before you submit the application.",
  ],
  [
    "zusammenfassung.datenschutz",
    "p*",
    'Ich habe die <a href="{host}/datenschutz">Hinweise zum Datenschutz</a> gelesen.',
    'I have read the <a href="{host}/datenschutz">privacy statement</a>.',
  ],
  ["zusammenfassung.absenden", "b", "Antrag absenden", "Submit application"],
  ["bestaetigung.titel", "h", "Ihr Antrag ist angekommen", "We have received your application"],
  [
    "bestaetigung.text",
    "p*",
    "<p>Ihre Vorgangsnummer ist <strong>{vorgangsnummer}</strong>. Heben Sie sie für Rückfragen auf.</p>",
    "<p>Your reference number is <strong>{vorgangsnummer}</strong>. Keep it for enquiries.</p>",
  ],
  ["bestaetigung.drucken", "b", "Drucken", "Print"],
  ["emails.betreff", "m", "Ihr Antrag {vorgangsnummer}", "Your application {vorgangsnummer}"],
  [
    "emails.text",
    "m",
    "Guten Tag {name},\n\nIhr Antrag ist bei {kommune} eingegangen. Die Vorgangsnummer ist {vorgangsnummer}.\n\nFreundliche Grüße\n{kommune}",
    "Dear {name},\n\n{kommune} has received your application. The reference number is {vorgangsnummer}.\n\nKind regards\n{kommune}",
  ],
  ["fehlermeldungen.pflichtfeld", "m", "Bitte füllen Sie dieses Feld aus.", "Please fill in this field."],
  [
    "fehlermeldungen.sitzung",
    "m",
    "Ihre Sitzung ist abgelaufen. Ihre Angaben sind noch {tage, plural, one {einen Tag} other {# Tage}} gespeichert.",
    "Your session has expired. Your details are kept for {tage, plural, one {one day} other {# days}}.",
  ],
  [
    "fehlermeldungen.allgemein",
    "m",
    "Das hat nicht geklappt. Versuchen Sie es noch einmal, oder wenden Sie sich mit dem Code {0} an {kommune}.",
    "That did not work. Try again, or contact {kommune} with the code {0}.",
  ],
];

const portal: readonly Line[] = [
  [
    "startseite.titel",
    "h",
    "Online-Dienste der Behörde {kommune}",
    "Online services of the authority {kommune}",
  ],
  [
    "startseite.einleitung",
    "p*",
    "<p>Stellen Sie Anträge, wann und wo Sie wollen. Den Stand sehen Sie in Ihrem <strong>Konto</strong>.</p>",
    "<p>Apply whenever and wherever you want. See the status in your <strong>account</strong>.</p>",
  ],
  [
    "startseite.hinweis",
    "n*",
    'Hilfe finden Sie unter <a href="{host}/hilfe">Hilfe</a>.',
    'You find <a href="{host}/hilfe">help</a> here.',
  ],
  ["suche.feld", "l", "Was möchten Sie erledigen?", "What would you like to do?"],
  ["suche.suchen", "b", "Suchen", "Search"],
  [
    "suche.treffer",
    "p",
    "{anzahl, plural, =0 {Kein Dienst gefunden.} one {Ein Dienst gefunden.} other {# Dienste gefunden.}}",
    "{anzahl, plural, =0 {No service found.} one {One service found.} other {# services found.}}",
  ],
  ["konto.anmelden", "b", "Anmelden", "Log in"],
  ["konto.begruessung", "p", "Guten Tag {name}", "Hello {name}"],
  ["konto.vorgaenge", "h", "Ihre Vorgänge", "Your applications"],
  ["fuss.impressum", "l", "Impressum", "Imprint"],
  ["fuss.datenschutz", "l", "Datenschutz", "Privacy"],
  ["fuss.barrierefreiheit", "l", "Barrierefreiheit", "Accessibility"],
  ["fehlermeldungen.nicht_gefunden", "m", "Diese Seite gibt es nicht.", "This page does not exist."],
  [
    "fehlermeldungen.allgemein",
    "m",
    "Das hat nicht geklappt. Nennen Sie uns bitte den Code {0}.",
    "That did not work. Please tell us the code {0}.",
  ],
];

/** Returns the texts of a service in display order; empty for an unknown service or one without texts. */
export function inheritedTexts(serviceId: string): readonly InheritedText[] {
  const service = findService(serviceId);
  if (!service?.capabilities.includes("text")) return [];
  const lines =
    serviceId === servicePortalId
      ? portal
      : [
          ...start(service.name),
          ...person,
          ...matter(service.group),
          ...(service.capabilities.includes("files") ? evidence : []),
          ...(service.capabilities.includes("fees") ? payment : []),
          ...end,
        ];
  return lines.map(([key, kind, de, en]) => ({
    key,
    kind: kinds[kind.charAt(0)] ?? "PARAGRAPH",
    isRich: kind.endsWith("*"),
    de,
    en,
  }));
}
