import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { activityCodes, CodeKind } from "#domain/activityFields";
import { layoutCodeLabels } from "#mgt-v2/accounting/export/layoutCodeLabels";
import { predefinedFileLabels } from "#ui/predefinedFileLabels";
import { activityLabels } from "./activityLabels";

type Codes = typeof activityCodes;

/** Labels of the codes in log entries, by kind of field. */
const codeLabels: { readonly [Kind in CodeKind]: Readonly<Record<Codes[Kind][number], MessageDescriptor>> } =
  {
    activityType: activityLabels,
    status: {
      UNKNOWN: msg`Unbekannt`,
      SUCCESS: msg`Erfolgreich`,
      SUCCESS_MANUAL: msg`Erfolgreich (manuell)`,
      IN_PROGRESS: msg`In Bearbeitung`,
      ERROR: msg`Fehler`,
      ERROR_WITHOUT_RETRY: msg`Fehler ohne Wiederholung`,
      FINALLY_TERMINATED: msg`Endgültig beendet`,
    },
    record: { ACTIVE: msg`aktiv`, ARCHIVED: msg`archiviert`, DELETED: msg`gelöscht` },
    processType: { SYNCHRONOUS: msg`synchron`, ASYNCHRONOUS: msg`asynchron` },
    retryState: {
      retry_0: msg`alle 30 Sekunden`,
      retry_1: msg`alle 30 Minuten`,
      retry_2: msg`jede Stunde`,
      retry_restart: msg`wartet auf Neustart`,
      no_retry: msg`ohne Wiederholung`,
    },
    role: { MEMBER: msg`member`, SUPPORT: msg`support`, ADMIN: msg`admin` },
    stock: { POSTAL_CODES: msg`Postleitzahlen`, RESIDENTIAL_PROPERTIES: msg`Wohngrundstücke` },
    source: { FILE_UPLOAD: msg`Datei`, OKKOMM_IMPORT: msg`OK.KOMM` },
    filePurpose: predefinedFileLabels,
    feeStatus: { ACTIVE: msg`Aktiv`, INACTIVE: msg`Inaktiv` },
    importMode: { MANUAL: msg`manuell`, AUTOMATIC: msg`automatisch` },
    textAction: {
      DRAFT: msg`Entwurf gespeichert`,
      PUBLISH: msg`Entwurf veröffentlicht`,
      DISCARD: msg`Entwurf verworfen`,
      RESTORE: msg`Fassung als Entwurf wiederhergestellt`,
      IMPORT: msg`Datei als Entwurf übernommen`,
    },
    transferMode: { DRAFT: msg`als Entwurf`, PUBLISH: msg`sofort veröffentlicht` },
    formFieldType: {
      TEXT: msg`Text, einzeilig`,
      TEXT_AREA: msg`Text, mehrzeilig`,
      INTEGER: msg`Ganze Zahl`,
      DECIMAL: msg`Dezimalzahl`,
      DATE: msg`Datum`,
      CHECKBOX: msg`Ankreuzfeld`,
      SELECT: msg`Auswahl`,
      MULTI_SELECT: msg`Mehrfachauswahl`,
      FILE: msg`Datei`,
      HEADING: msg`Überschrift`,
    },
    formFieldFormat: {
      EMAIL: msg`E-Mail-Adresse`,
      PHONE: msg`Telefonnummer`,
      URL: msg`Internetadresse`,
      POSTAL_CODE: msg`Postleitzahl`,
      LICENCE_PLATE: msg`Kfz-Kennzeichen`,
      VIN: msg`Fahrzeug-Identifizierungsnummer`,
      IBAN: msg`IBAN mit Prüfziffern`,
      BIC: msg`BIC einer Bank`,
      DIGITS: msg`Nur Ziffern`,
    },
    feedbackState: {
      NEW: msg`Neu`,
      APPROVED: msg`Freigegeben`,
      NOT_FOR_PUBLICATION: msg`Nicht zur Veröffentlichung`,
    },
    personalDataKind: {
      EMAIL: msg`E-Mail-Adresse`,
      PHONE: msg`Telefonnummer`,
      IBAN: msg`Kontonummer (IBAN)`,
      VIN: msg`Fahrzeug-Identifizierungsnummer`,
      LICENCE_PLATE: msg`Kfz-Kennzeichen`,
      NAME: msg`Name`,
    },
    securityList: { WHITELIST: msg`Whitelist`, BLACKLIST: msg`Blacklist` },
    listAction: {
      ADD: msg`Hinzugefügt`,
      REMOVE: msg`Entfernt`,
      RESTORE: msg`Wiederhergestellt`,
      IMPORT: msg`Importiert`,
      UNDO_IMPORT: msg`Import rückgängig gemacht`,
    },
    chainState: { INTACT: msg`unversehrt`, BROKEN: msg`verletzt` },
    bookingFormat: layoutCodeLabels.format,
    bookingSeparator: layoutCodeLabels.separator,
    bookingDecimalSeparator: layoutCodeLabels.decimalSeparator,
    bookingDateFormat: layoutCodeLabels.dateFormat,
    bookingEncoding: layoutCodeLabels.encoding,
    bookingQuoting: layoutCodeLabels.quoting,
  };

const names: ReadonlyMap<string, ReadonlyMap<string, MessageDescriptor>> = new Map(
  Object.entries(codeLabels).map(([kind, ofKind]) => [kind, new Map(Object.entries(ofKind))]),
);

/** Label of a code; undefined if the kind has no codes or the code is unknown. */
export function codeLabel(kind: string, code: string): MessageDescriptor | undefined {
  return names.get(kind)?.get(code);
}
