import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActivityPath, activityCodes } from "#domain/activityFields";
import type { ActivityType } from "#domain/activityTypes";

/** Labels of the activity types. */
export const activityLabels: Readonly<Record<ActivityType, MessageDescriptor>> = {
  SEND_USER_INVITE: msg`Einladung ausgestellt`,
  CHANGE_COMMUNE_PICTURE: msg`Bild geändert`,
  REMOVE_COMMUNE_PICTURE: msg`Bild entfernt`,
  REINSTALL_SERVICE_PORTAL: msg`Serviceportal neu installiert`,
  CHANGE_SERVICE_FILES: msg`Dateien geändert`,
  REMOVE_FILE: msg`Datei entfernt`,
  SAVE_COMMUNE: msg`Stammdaten gespeichert`,
  SAVE_COMMUNE_REGISTER_OFFICES: msg`Standesämter gespeichert`,
  SAVE_COMMUNE_POSTAL_CODES: msg`Postleitzahlen gespeichert`,
  SAVE_COMMUNE_SERVICE_WATERMETER_READING: msg`Wasserzählerablesung gespeichert`,
  UPLOAD_COMMUNE_POSTAL_CODES: msg`Postleitzahlen hochgeladen`,
  SAVE_CUSTOM_LOCALES: msg`Texte gespeichert`,
  SAVE_SERVICE_LANGUAGES: msg`Sprachen eines Dienstes gespeichert`,
  SAVE_COMMUNE_STATES: msg`Staaten gespeichert`,
  SAVE_RESIDENTIAL_PROPERTIES: msg`Wohngrundstücke gespeichert`,
  UPLOAD_RESIDENTIAL_PROPERTIES: msg`Wohngrundstücke hochgeladen`,
  IMPORT_RESIDENTIAL_PROPERTIES: msg`Wohngrundstücke importiert`,
  ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: msg`Automatischer Import eingeschaltet`,
  DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: msg`Automatischer Import ausgeschaltet`,
  CREATE_SERVICE_FEE: msg`Gebühr angelegt`,
  SAVE_SERVICE_FEE: msg`Gebühr gespeichert`,
  CHANGE_SERVICE_FEE: msg`Gebühr geändert`,
  RESET_SERVICE_FEE: msg`Gebühr zurückgesetzt`,
  SAVE_SERVICE_FEE_METADATA: msg`Metadaten der Gebühren gespeichert`,
  RESET_SERVICE_FEE_METADATA: msg`Metadaten der Gebühren zurückgesetzt`,
  RESTORE_SERVICE_FEE_METADATA: msg`Metadaten der Gebühren wiederhergestellt`,
  CHANGE_FEE_RULE: msg`Gebührenregel geändert`,
  RESET_FEE_RULE: msg`Gebührenregel zurückgesetzt`,
  SAVE_FEE_RULE: msg`Beispiele der Gebührenregel gespeichert`,
  SAVE_SERVICE_CONFIG: msg`Einstellungen eines Dienstes gespeichert`,
  CREATE_USER: msg`Benutzer angelegt`,
  UPDATE_USER: msg`Benutzer geändert`,
  DEACTIVATE_USER: msg`Benutzer deaktiviert`,
  REMOVE_USER: msg`Benutzer entfernt`,
  SAVE_RESOURCE: msg`Ressource hinzugefügt`,
  EDIT_RESOURCE: msg`Ressource geändert`,
  REMOVE_RESOURCE: msg`Ressource entfernt`,
  IMPORT_RESOURCES: msg`Ressourcen importiert`,
  REMOVE_COMMUNE_SERVICE: msg`Dienst entfernt`,
  ENABLE_SERVICE: msg`Dienst eingeschaltet`,
  DISABLE_SERVICE: msg`Dienst ausgeschaltet`,
  UPLOAD_SERVICE_REPORT: msg`Berichtsvorlage hochgeladen`,
  REMOVE_SERVICE_REPORT: msg`Berichtsvorlage entfernt`,
  ADD_COMMUNE_SERVICE: msg`Dienst hinzugefügt`,
  INITIALIZE_COMMUNE: msg`Kommune eingerichtet`,
  SAVE_SERVICE_FORM_FIELDS: msg`Formularfelder gespeichert`,
  TRANSFER_TEXTS: msg`Texte übertragen`,
  RESTORE_SNAPSHOT: msg`Ersetzter Bestand wiederhergestellt`,
  REACTIVATE_USER: msg`Deaktivierung des Benutzers aufgehoben`,
  ACTIVATE_USER: msg`Einladung angenommen`,
  WITHDRAW_USER_INVITE: msg`Einladung zurückgezogen`,
  SEND_PASSWORD_RESET: msg`Link für ein neues Passwort ausgestellt`,
  WITHDRAW_PASSWORD_RESET: msg`Link für ein neues Passwort zurückgezogen`,
  CHANGE_PASSWORD: msg`Passwort geändert`,
  END_SESSIONS: msg`Sitzungen beendet`,
  RESTART_PROCESS: msg`Prozess neu gestartet`,
  CANCEL_SCHEDULED_RESTART: msg`Neustart nach dem Hochladen abgebrochen`,
  COMPLETE_PROCESS: msg`Prozess manuell erledigt`,
  CANCEL_PROCESS: msg`Prozess abgebrochen`,
  DELETE_PROCESS: msg`Prozess gelöscht`,
  ARCHIVE_PROCESS: msg`Prozess archiviert`,
  UNARCHIVE_PROCESS: msg`Prozess aus dem Archiv geholt`,
  UPLOAD_PROCESS_FILE: msg`Datei eines Prozesses hochgeladen`,
  EXPORT_PROCESSES: msg`Export von Prozessen vorbereitet`,
  ERASE_APPLICANT_DATA: msg`Daten der Antragstellenden gelöscht`,
  HOLD_ERASURE: msg`Löschung der Angaben angehalten`,
  RELEASE_ERASURE: msg`Anhalten der Löschung aufgehoben`,
  SAVE_KBA_SETTINGS: msg`KBA-Einstellungen gespeichert`,
  CHANGE_KBA_PASSWORD: msg`KBA-Passwort geändert`,
  REMOVE_KBA_SETTINGS: msg`KBA-Einstellungen entfernt`,
  CHANGE_SECURITY_LIST: msg`Sicherheitsliste geändert`,
  APPROVE_FEEDBACK: msg`Rückmeldung freigegeben`,
  WITHDRAW_FEEDBACK: msg`Rückmeldung nicht freigegeben oder Freigabe zurückgenommen`,
  REDACT_FEEDBACK: msg`Rückmeldung geschwärzt oder Schwärzung zurückgenommen`,
  SAVE_FEEDBACK_NOTE: msg`Notiz zu einer Rückmeldung gespeichert`,
  EXPORT_BOOKINGS: msg`Buchungen ausgeleitet`,
  SAVE_BOOKING_LAYOUT: msg`Spaltenvorlage der Buchungsliste gespeichert`,
  REMOVE_BOOKING_LAYOUT: msg`Spaltenvorlage der Buchungsliste entfernt`,
  RUN_AUTOMATED_JOB: msg`Automatisierten Job gestartet`,
  SWITCH_AUTOMATED_JOB: msg`Automatisierten Job umgeschaltet`,
  SAVE_SETTINGS: msg`Einstellungen gespeichert`,
  READ_PERSONAL_DATA: msg`Personenbezogene Daten gelesen`,
  VERIFY_ACTIVITIES: msg`Protokoll geprüft`,
  EXPORT_ACTIVITIES: msg`Protokoll exportiert`,
};

const labels: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(activityLabels));

/** A changed value of an entry. */
export interface ActivityChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface RecordLabels {
  /** Field that every record has: its value shows whether the record was added or removed. */
  readonly key: ActivityPath;
  readonly added: MessageDescriptor;
  readonly changed: MessageDescriptor;
  readonly removed: MessageDescriptor;
}

/** Labels of entry types that are used for adding, changing and removing records alike. */
const recordLabels: ReadonlyMap<string, RecordLabels> = new Map(
  Object.entries({
    SAVE_COMMUNE_POSTAL_CODES: {
      key: "postalCode",
      added: msg`Postleitzahl hinzugefügt`,
      changed: msg`Postleitzahl geändert`,
      removed: msg`Postleitzahl gelöscht`,
    },
    SAVE_COMMUNE_REGISTER_OFFICES: {
      key: "name",
      added: msg`Standesamt hinzugefügt`,
      changed: msg`Standesamt geändert`,
      removed: msg`Standesamt gelöscht`,
    },
    SAVE_COMMUNE_STATES: {
      key: "name",
      added: msg`Staat hinzugefügt`,
      changed: msg`Staat geändert`,
      removed: msg`Staat gelöscht`,
    },
    SAVE_COMMUNE_SERVICE_WATERMETER_READING: {
      key: "ags",
      added: msg`Wasserzählerablesung hinzugefügt`,
      changed: msg`Wasserzählerablesung geändert`,
      removed: msg`Wasserzählerablesung gelöscht`,
    },
    SAVE_RESIDENTIAL_PROPERTIES: {
      key: "ags",
      added: msg`Wohngrundstück hinzugefügt`,
      changed: msg`Wohngrundstück geändert`,
      removed: msg`Wohngrundstück gelöscht`,
    },
  } satisfies Partial<Record<ActivityType, RecordLabels>>),
);

/** Finds the change of a field. */
type ChangeOf = (path: ActivityPath) => ActivityChange | undefined;

const textActionLabels: ReadonlyMap<unknown, MessageDescriptor> = new Map(
  Object.entries({
    DRAFT: msg`Entwurf der Texte gespeichert`,
    PUBLISH: msg`Texte veröffentlicht`,
    DISCARD: msg`Entwurf der Texte verworfen`,
    RESTORE: msg`Fassung der Texte als Entwurf wiederhergestellt`,
    IMPORT: msg`Texte aus einer Datei übernommen`,
  } satisfies Readonly<Record<(typeof activityCodes)["textAction"][number], MessageDescriptor>>),
);

/** Labels of types that are used for several actions, by what the entry stores. */
const actionLabels: Partial<Readonly<Record<string, (of: ChangeOf) => MessageDescriptor | undefined>>> = {
  SWITCH_AUTOMATED_JOB: (of) => {
    const isPaused = of("isPaused")?.after;
    if (isPaused === true) return msg`Automatisierten Job pausiert`;
    if (isPaused === false) return msg`Pause eines automatisierten Jobs beendet`;
    return (of("note") ?? of("pausedUntil")) && msg`Pause eines automatisierten Jobs geändert`;
  },
  DISABLE_SERVICE: (of) => {
    const end = of("endsAt");
    if (!end) return undefined;
    return end.before === null ? msg`Wartung für alle Kommunen eingetragen` : msg`Wartung geändert`;
  },
  ENABLE_SERVICE: (of) => {
    const end = of("endsAt");
    if (!end) return undefined;
    return end.after === null
      ? msg`Geplante Wartung zurückgezogen`
      : msg`Dienst für das ganze System wieder eingeschaltet`;
  },
  SAVE_RESIDENTIAL_PROPERTIES: (of) =>
    (of("source") ?? of("mode")) && msg`Herkunft der Wohngrundstücke geändert`,
  // Entries of earlier versions have no separate types for unarchiving and cancelling a restart.
  ARCHIVE_PROCESS: (of) => (of("record")?.after === "ACTIVE" ? activityLabels.UNARCHIVE_PROCESS : undefined),
  RESTART_PROCESS: (of) =>
    of("scheduledRestartAt")?.after === null ? activityLabels.CANCEL_SCHEDULED_RESTART : undefined,
  SAVE_CUSTOM_LOCALES: (of) => textActionLabels.get(of("textAction")?.after),
  TRANSFER_TEXTS: (of) =>
    of("transferMode")?.after === "PUBLISH" ? msg`Texte übertragen und veröffentlicht` : undefined,
  RESTORE_SNAPSHOT: (of) => {
    if (of("takenAt")) return msg`Fassung eines Dienstes wiederhergestellt`;
    const kind = of("kind")?.after;
    if (kind === "POSTAL_CODES") return msg`Ersetzte Postleitzahlen wiederhergestellt`;
    return kind === "RESIDENTIAL_PROPERTIES" ? msg`Ersetzte Wohngrundstücke wiederhergestellt` : undefined;
  },
  CHANGE_SERVICE_FILES: (of) => {
    if (of("isInherited")?.after === true) return msg`Datei zurückgesetzt`;
    if (of("sha256")) return of("sha256")?.before === null ? msg`Datei hinzugefügt` : msg`Datei ersetzt`;
    return of("path") && msg`Datei umbenannt`;
  },
  SAVE_SERVICE_FORM_FIELDS: (of) =>
    of("isInherited")?.after === true ? msg`Formularfelder zurückgesetzt` : undefined,
  CHANGE_SERVICE_FEE: (of) => {
    const status = of("status")?.after;
    if (status === "ACTIVE") return msg`Gebühr aktiviert`;
    return status === "INACTIVE" ? msg`Gebühr deaktiviert` : undefined;
  },
};

/** Label of an entry; undefined if this version does not know the type. */
export function activityLabel(
  type: string,
  changes: readonly ActivityChange[],
): MessageDescriptor | undefined {
  const changeOf: ChangeOf = (path) => changes.find((change) => change.path === path);
  const ofAction = Object.hasOwn(actionLabels, type) ? actionLabels[type]?.(changeOf) : undefined;
  if (ofAction) return ofAction;
  const ofRecord = changes.length > 0 ? recordLabels.get(type) : undefined;
  if (!ofRecord) return labels.get(type);
  const key = changeOf(ofRecord.key);
  if (key?.before === null) return ofRecord.added;
  return key?.after === null ? ofRecord.removed : ofRecord.changed;
}

/** Label of a type, whatever its entries store. */
export const typeLabel = (type: ActivityType): MessageDescriptor => activityLabels[type];
