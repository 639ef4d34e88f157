/** Labels of actions that changed several things. */
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { ActivityType } from "#domain/activityTypes";

const countedLabels: Partial<Readonly<Record<ActivityType, (count: number) => MessageDescriptor>>> = {
  RESTART_PROCESS: (count) =>
    msg`${plural(count, { one: "# Prozess neu gestartet", other: "# Prozesse neu gestartet" })}`,
  COMPLETE_PROCESS: (count) =>
    msg`${plural(count, { one: "# Prozess manuell erledigt", other: "# Prozesse manuell erledigt" })}`,
  CANCEL_PROCESS: (count) =>
    msg`${plural(count, { one: "# Prozess abgebrochen", other: "# Prozesse abgebrochen" })}`,
  DELETE_PROCESS: (count) =>
    msg`${plural(count, { one: "# Prozess gelöscht", other: "# Prozesse gelöscht" })}`,
  ARCHIVE_PROCESS: (count) =>
    msg`${plural(count, { one: "# Prozess archiviert", other: "# Prozesse archiviert" })}`,
  UNARCHIVE_PROCESS: (count) =>
    msg`${plural(count, { one: "# Prozess aus dem Archiv geholt", other: "# Prozesse aus dem Archiv geholt" })}`,
  ERASE_APPLICANT_DATA: (count) =>
    msg`${plural(count, { one: "Daten zu # Antrag gelöscht", other: "Daten zu # Anträgen gelöscht" })}`,
  SEND_USER_INVITE: (count) =>
    msg`${plural(count, { one: "# Einladung ausgestellt", other: "# Einladungen ausgestellt" })}`,
  CREATE_USER: (count) => msg`${plural(count, { one: "# Benutzer angelegt", other: "# Benutzer angelegt" })}`,
  ENABLE_SERVICE: (count) =>
    msg`${plural(count, { one: "# Dienst eingeschaltet", other: "# Dienste eingeschaltet" })}`,
  DISABLE_SERVICE: (count) =>
    msg`${plural(count, { one: "# Dienst ausgeschaltet", other: "# Dienste ausgeschaltet" })}`,
  ADD_COMMUNE_SERVICE: (count) =>
    msg`${plural(count, { one: "# Dienst hinzugefügt", other: "# Dienste hinzugefügt" })}`,
  REMOVE_COMMUNE_SERVICE: (count) =>
    msg`${plural(count, { one: "# Dienst entfernt", other: "# Dienste entfernt" })}`,
  CHANGE_SERVICE_FEE: (count) =>
    msg`${plural(count, { one: "# Gebühr geändert", other: "# Gebühren geändert" })}`,
  SAVE_COMMUNE_POSTAL_CODES: (count) =>
    msg`${plural(count, { one: "# Postleitzahl gespeichert", other: "# Postleitzahlen gespeichert" })}`,
  TRANSFER_TEXTS: (count) =>
    msg`${plural(count, { one: "Texte in # Dienst übertragen", other: "Texte in # Dienste übertragen" })}`,
  SAVE_RESOURCE: (count) =>
    msg`${plural(count, { one: "# Ressource hinzugefügt", other: "# Ressourcen hinzugefügt" })}`,
  EDIT_RESOURCE: (count) =>
    msg`${plural(count, { one: "# Ressource geändert", other: "# Ressourcen geändert" })}`,
  REMOVE_RESOURCE: (count) =>
    msg`${plural(count, { one: "# Ressource entfernt", other: "# Ressourcen entfernt" })}`,
};

const labels: ReadonlyMap<string, (count: number) => MessageDescriptor> = new Map(
  Object.entries(countedLabels),
);

/** Label of an action that changed several things in the same way; undefined if the type has none of its own. */
export function countedLabel(type: string, count: number): MessageDescriptor | undefined {
  return labels.get(type)?.(count);
}
