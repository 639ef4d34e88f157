/** Error messages of resources and of the communes that they describe. */
import { msg, plural } from "@lingui/core/macro";
import type { FailureCode, MessageContext, Wording } from "./errorMessages";

function communeHasRunningProcesses({ params: { count = "0" } }: MessageContext) {
  return msg`Für diese Kommune ${plural(Number(count), { one: "läuft noch # Prozess", other: "laufen noch # Prozesse" })}. Es wurde nichts entfernt. Schließen Sie zuerst ab, was noch läuft, oder brechen Sie es ab.`;
}

function resourceInUse({ params: { count = "0" } }: MessageContext) {
  return msg`Diese Ressource wird ${plural(Number(count), { one: "an # Stelle", other: "an # Stellen" })} benutzt. Es wurde nichts entfernt.`;
}

export const resourceErrorMessages = {
  resource_invalid: msg`Das Dokument hat Fehler. Es wurde nichts gespeichert; die Stellen sind im Editor markiert.`,
  resource_unchanged: msg`Es gibt nichts zu speichern: Das gespeicherte Dokument ist genauso.`,
  resource_id_invalid: msg`Erlaubt sind Kleinbuchstaben ohne Umlaute, Ziffern und dazwischen einzelne Punkte, Bindestriche und Unterstriche, höchstens 100 Zeichen.`,
  resource_in_use: resourceInUse,
  commune_ags_fixed: msg`Der AGS einer Kommune lässt sich nicht ändern. Legen Sie für einen anderen AGS eine neue Kommune an.`,
  commune_has_running_processes: communeHasRunningProcesses,
  commune_initialization_failed: msg`Die Kommune konnte nicht eingerichtet werden. Nichts davon wurde gespeichert. Starten Sie die Einrichtung noch einmal.`,
  connection_not_testable: msg`Diese Ressource hat keine feste Adresse, die sich prüfen lässt.`,
  secret_address_changed: msg`Geben Sie die Zugangsdaten für diese Prüfung neu ein: Gespeicherte werden nur an den Server gesendet, für den sie gespeichert sind.`,
} satisfies Partial<Record<FailureCode, Wording>>;
