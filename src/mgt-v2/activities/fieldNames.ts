import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActivityPath } from "#domain/activityFields";

/** Labels of the fields in log entries. */
const fieldNames: Readonly<Record<ActivityPath, MessageDescriptor>> = {
  name: msg`Name`,
  unit: msg`Art der Behörde`,
  isEnabled: msg`Eingeschaltet`,
  postalCode: msg`Postleitzahl`,
  place: msg`Ort`,
  url: msg`URL`,
  authorityPrefix: msg`Präfix der Behördenkennung`,
  identifier: msg`Behördenkennung`,
  certificatesOnly: msg`Nur Urkunden`,
  isEu: msg`Mitglied der EU`,
  ags: msg`AGS`,
  readingFrom: msg`Beginn der Ablesung`,
  readingUntil: msg`Ende der Ablesung`,
  location: msg`Ort`,
  district: msg`Ortsteil`,
  street: msg`Straße`,
  houseNumber: msg`Hausnummer`,
  letter: msg`Buchstabe`,
  partNumber: msg`Teilnummer`,
  supplements: msg`Zusätze`,
  houseNumberLetter: msg`Hausnummer mit Buchstabe`,
  mediaType: msg`Dateityp`,
  width: msg`Breite in Pixeln`,
  height: msg`Höhe in Pixeln`,
  bytes: msg`Größe in Bytes`,
  rows: msg`Einträge`,
  kind: msg`Bestand`,
  replacedAt: msg`Ersetzt am`,
  source: msg`Quelle`,
  mode: msg`Modus`,
  file: msg`Datei`,
  fileName: msg`Datei`,
  username: msg`Benutzername`,
  email: msg`E-Mail`,
  "roles.*": msg`Rolle`,
  active: msg`Aktiv`,
  reason: msg`Begründung`,
  endedSessions: msg`Beendete Sitzungen`,
  added: msg`Neu`,
  changed: msg`Geändert`,
  removed: msg`Entfernt`,
  status: msg`Status`,
  record: msg`Verbleib`,

  comment: msg`Kommentar`,
  scheduledRestartAt: msg`Vorgesehener Neustart`,
  count: msg`Anzahl`,
  "filter.text": msg`Filter: Suchtext`,
  "filter.communes": msg`Filter: Kommunen`,
  "filter.services": msg`Filter: Dienste`,
  "filter.statuses": msg`Filter: Status`,
  "filter.retryStates": msg`Filter: Stufe der Wiederholung`,
  "filter.types": msg`Filter: Art`,
  "filter.triesFrom": msg`Filter: Versuche ab`,
  "filter.triesTo": msg`Filter: Versuche bis`,
  "filter.created.from": msg`Filter: angelegt ab`,
  "filter.created.to": msg`Filter: angelegt bis`,
  "filter.updated.from": msg`Filter: geändert ab`,
  "filter.updated.to": msg`Filter: geändert bis`,
  "filter.errorText": msg`Filter: Fehlertext`,
  "filter.errorFingerprint": msg`Filter: gleicher Fehler`,
  "filter.records": msg`Filter: Verbleib`,
  "filter.needsAttention": msg`Filter: braucht Aufmerksamkeit`,
  "filter.jobId": msg`Filter: Sammelaktion`,
};

const names: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(fieldNames));

/** Label of a declared field path, with "*" for any key. */
export function fieldName(path: string): MessageDescriptor | undefined {
  return names.get(path);
}
