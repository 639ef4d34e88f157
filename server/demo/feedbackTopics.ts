/** Sentences of citizens about certain services, for the demo comments; all fictitious. */
import type { Tone } from "./feedbackSentences";

/** Sentences about services whose ids begin with one of the prefixes. */
export interface Topic extends Readonly<Record<Tone, readonly string[]>> {
  readonly services: readonly string[];
}

export const topics: readonly Topic[] = [
  {
    services: ["ikfz-", "zw-"],
    good: [
      "Ich konnte direkt losfahren, der vorläufige Nachweis war sofort da.",
      "Auto angemeldet, ohne eine Nummer zu ziehen.",
      "Zulassungsstelle ohne Wartezimmer, dass ich das noch erlebe.",
    ],
    mixed: [
      "Den Sicherheitscode auf dem Fahrzeugschein muss man erst einmal finden.",
      "Die Plaketten kamen erst nach neun Tagen.",
    ],
    bad: [
      "Die eVB-Nummer wird nicht angenommen, obwohl sie laut Versicherung stimmt.",
      "Der freigerubbelte Code war nicht lesbar und damit war Schluss.",
      "Das Auto steht seit einer Woche auf der Straße, weil nichts weitergeht.",
    ],
  },
  {
    services: ["ikfz-kennzeichenreservierung"],
    good: [
      "Wunschkennzeichen reserviert und gleich mitgenommen, perfekt.",
      "Meine Initialen waren noch frei.",
    ],
    mixed: ["Mein Wunschkennzeichen war angeblich frei und dann doch vergeben."],
    bad: ["Die Reservierung war nach einer Woche wieder weg."],
  },
  {
    services: ["ikfz-ausserbetriebsetzung"],
    good: ["Abmeldung in fünf Minuten, die Codes freizurubbeln war das Schwierigste."],
    mixed: ["Die Bestätigung für die Versicherung kam mit einem Tag Verspätung."],
    bad: ["Das Auto ist verkauft, aber immer noch auf mich zugelassen."],
  },
  {
    services: ["ew-meldebescheinigung", "ew-aufenthaltsbescheinigung", "ew-erweiterte"],
    good: [
      "Die Bescheinigung kam als PDF, besser geht es nicht.",
      "Die Bescheinigung hat der Vermieter sofort anerkannt.",
    ],
    mixed: [
      "Auf der Bescheinigung fehlt der Doktortitel, den ich angegeben hatte.",
      "Für das Visum brauchte ich dann doch eine mit Stempel.",
    ],
    bad: ["Für die Bescheinigung brauche ich einen Termin, und Termine gibt es in sechs Wochen."],
  },
  {
    services: ["ew-wohnsitzanmeldung", "ew-ummeldung", "ew-abmeldung"],
    good: [
      "Nach dem Umzug alles online gemeldet, die Adresse auf dem Ausweis inklusive.",
      "Umgezogen, umgemeldet, fertig.",
    ],
    mixed: [
      "Die Wohnungsgeberbestätigung hätte ich gern gleich digital eingeholt.",
      "Mein Straßenname wurde nicht gefunden, mit „Str.“ statt „Straße“ ging es dann.",
      "Familienmitglieder muss man einzeln eintragen, bei fünf Personen ist das mühsam.",
    ],
    bad: [
      "Die neue Adresse wird nicht gefunden, dabei steht das Haus seit 1950.",
      "Die Frist zum Ummelden läuft ab und das Formular nimmt meinen Antrag nicht an.",
    ],
  },
  {
    services: ["ew-fuehrungszeugnis"],
    good: ["Führungszeugnis für den Verein beantragt, kein Gang zum Bürgeramt nötig."],
    mixed: ["Ob man ein erweitertes Führungszeugnis braucht, muss man selbst wissen."],
    bad: ["Das Führungszeugnis ging an die falsche Adresse."],
  },
  {
    services: ["pw-geburt", "pw-internationale"],
    good: [
      "Geburtsurkunde für unsere Tochter bestellt, nach vier Tagen war sie da.",
      "Die Urkunde fürs Elterngeld war schneller da als die Windeln.",
    ],
    mixed: [
      "Welche Urkunde das Elterngeld verlangt, stand leider nirgends.",
      "Bei alten Urkunden weiß man die Registernummer meistens nicht.",
    ],
    bad: ["Angeblich gibt es meinen Registereintrag nicht, ich bin aber hier geboren."],
  },
  {
    services: ["pw-ehe", "pw-anmeldung", "pw-traut"],
    good: [
      "Die Anmeldung zur Eheschließung war erstaunlich unromantisch, aber schnell.",
      "Wir heiraten, und den Papierkram haben wir vom Sofa aus erledigt.",
    ],
    mixed: ["Welche Unterlagen aus dem Ausland nötig sind, erfährt man erst am Ende."],
    bad: ["Unser Wunschtermin war nach dem Absenden auf einmal vergeben."],
  },
  {
    services: ["pw-sterbe"],
    good: ["In der schweren Zeit nach dem Todesfall war das eine echte Erleichterung."],
    mixed: ["Wie viele Ausfertigungen man braucht, sagt einem niemand."],
    bad: ["Die Urkunde für meinen verstorbenen Vater enthält einen Schreibfehler."],
  },
  {
    services: ["pw-namen"],
    good: ["Namenserklärung nach der Scheidung, sachlich und ohne dumme Fragen."],
    mixed: ["Ob der Doppelname mit Bindestrich geht, bleibt unklar."],
    bad: ["Mein Name hat ein Sonderzeichen, und das Formular streikt."],
  },
  {
    services: ["ws-"],
    good: ["Briefwahl beantragt, drei Tage später war alles da.", "QR-Code gescannt, fertig, klasse."],
    mixed: ["Der QR-Code auf der Wahlbenachrichtigung ging erst beim dritten Versuch."],
    bad: ["Die Briefwahlunterlagen kamen zwei Tage nach der Wahl."],
  },
  {
    services: ["fs-"],
    good: ["Foto und Unterschrift hochgeladen, alles prima.", "Vier Wochen später hatte ich die neue Karte."],
    mixed: ["Mein Passfoto wurde zweimal abgelehnt, ohne Begründung."],
    bad: [
      "Den Führerschein habe ich vor zehn Wochen beantragt.",
      "Das Foto vom Fotografen ist angeblich zu dunkel.",
    ],
  },
  {
    services: ["fs-fuehrerscheinumtausch"],
    good: ["Den alten grauen Lappen umgetauscht, ohne einen Termin."],
    mixed: ["Welche Umtauschfrist gilt, musste ich selbst suchen."],
    bad: ["Der alte Führerschein soll vorgelegt werden, also wieder zum Amt."],
  },
  {
    services: ["parken-"],
    good: [
      "Parkausweis beantragt und am selben Tag ausgedruckt.",
      "Endlich gibt es den Parkausweis online!",
      "Kein Aufkleber mehr, das Ordnungsamt sieht es im System.",
    ],
    mixed: [
      "Beim Parkausweis fehlt ein Hinweis, wenn die Zone voll ist.",
      "Die Verlängerung muss man jedes Jahr neu ausfüllen.",
    ],
    bad: [
      "Meine Straße gehört angeblich zu keiner Parkzone.",
      "Der Parkausweis gilt erst ab dem nächsten Monat, bezahlt habe ich für diesen.",
    ],
  },
  {
    services: ["fin-hund"],
    good: ["Hund gemeldet, die Marke kam mit der Post."],
    mixed: ["Die Rasse unseres Mischlings stand nicht in der Liste."],
    bad: ["Für einen Hund, der im März gestorben ist, soll ich weiter zahlen."],
  },
  {
    services: ["fin-wasserzaehlerstand"],
    good: ["Zählerstand abgetippt, abgeschickt, fertig."],
    mixed: ["Der Zähler hat sechs Stellen, das Formular nur fünf."],
    bad: ["Der Zählerstand wurde als unplausibel abgelehnt, wir waren eben im Urlaub."],
  },
  {
    services: ["kita-"],
    good: ["Kita-Anmeldung zwischen zwei Fütterungen geschafft."],
    mixed: ["Man weiß nicht, auf welchem Platz der Warteliste man steht."],
    bad: ["Drei Kitas angegeben, von keiner etwas gehört."],
  },
  {
    services: ["owi-"],
    good: ["Einspruch eingelegt, der Eingang wurde sofort bestätigt."],
    mixed: ["Das Beweisfoto lässt sich auf dem Handy kaum erkennen."],
    bad: ["Das Aktenzeichen vom Bescheid kennt das Formular nicht."],
  },
];
