import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Words for the values that entries of the log hold. */
const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
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
  mode: msg`Art des Imports`,
  fileName: msg`Datei`,
  username: msg`Benutzername`,
  email: msg`E-Mail`,
  active: msg`Aktiv`,
  reason: msg`Begründung`,
  endedSessions: msg`Beendete Sitzungen`,
  added: msg`Neu`,
  changed: msg`Geändert`,
  unchanged: msg`Gleich`,
  removed: msg`Entfernt`,
  refused: msg`Ausgelassen`,
};

const names: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(fieldNames));

/** A value's name in words; undefined: it goes by its path. Each role entry of a user stands under its commune. */
export function fieldName(path: string): MessageDescriptor | undefined {
  return path.startsWith("roles.") ? msg`Rolle` : names.get(path);
}
