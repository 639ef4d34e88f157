/** Sample names, streets and texts for the demo processes; all fictitious. */

export const firstNames = [
  ..."Aylin Björn Chloë Dragoş Elif Fiñola Günther Håkon Ilse Jürgen Łucja Māris Nuño Özlem Péter Renée Søren".split(
    " ",
  ),
  ..."Thị Ursula Václav Wanda Zoë Friederike Karl-Heinz Mária Anne Jörg Sabine Uwe Žofia".split(" "),
];

export const lastNames = [
  ..."Müller Schmidt Großmann Ḍāhir Nguyễn Łukaszewicz Öztürk Özdemir Kovačević Dvořák Ångström Sørensen".split(
    " ",
  ),
  ..."D’Angelo O’Brien Weiß Jäger Grünwald Şahin Gómez Ţepeş Ķīsis Müller-Lüdenscheidt Hüsgen Brandl".split(
    " ",
  ),
];

export const streets = [
  ..."Königsplatz|Bürgermeister-Fischer-Straße|Am Alten Einlaß|Grottenau|Mühlgäßchen|Jakoberstraße".split(
    "|",
  ),
  ..."Straße des 17. Juni|Þórsgasse|Lange Reihe|Äußere Uferstraße|Zum Schönen Blick|Bahnhofstraße".split("|"),
];

export const makes = "Volkswagen|Škoda|BMW|Opel|Mercedes-Benz|Citroën|Toyota|Renault|Ford|Hyundai".split("|");

export const nationalities =
  "deutsch|deutsch|deutsch|türkisch|polnisch|rumänisch|kroatisch|vietnamesisch".split("|");

/** Comments of users on why they completed a process manually. */
export const completionComments = [
  "Im Fachverfahren von Hand erfasst",
  "Nach Rücksprache mit der Zulassungsstelle erledigt",
  "Bürgerin hat persönlich vorgesprochen, Bescheinigung ausgehändigt",
  "Antrag lag doppelt vor, der andere wurde bearbeitet",
  "Nach der Störung vom Fachamt nachgetragen",
  "Telefonisch geklärt; Unterlagen kommen mit der Post",
  "Gebühr erstattet, Vorgang wird vor Ort abgeschlossen",
];
