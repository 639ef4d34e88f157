/** Texts of colleagues about the demo feedback. */

export const personalDataReasons = [
  "Enthält personenbezogene Daten",
  "Nennt eine Mitarbeiterin mit Namen",
  "Kontaktdaten im Text, wird direkt beantwortet",
];

export const otherReasons = [
  "Doppelt abgegeben",
  "Betrifft nicht diesen Dienst",
  "Wird auf Wunsch nur intern ausgewertet",
  "Sagt nichts über den Dienst aus",
];

export const withdrawalReasons = [
  "Nachträglich als falsch erkannt, Rücksprache mit dem Fachamt",
  "Auf Wunsch der Verfasserin zurückgenommen",
];

export const notes = [
  "Rückruf für Montag vereinbart",
  "An das Fachamt weitergeleitet",
  "Hinweis zur Schriftgröße ist beim Hersteller gemeldet",
  "Mit der Kasse geklärt: wurde nur einmal abgebucht",
  "Schon beantwortet, bitte nicht noch einmal anschreiben",
  "Lob an das Bürgerbüro weitergegeben",
  "Kommt öfter vor, Text auf der Seite ergänzen",
  "Gehört zur Störung, Antrag ist inzwischen durch",
  "Bitte beim nächsten Jour fixe besprechen",
];
