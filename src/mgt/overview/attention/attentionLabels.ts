/** Names of what needs attention, who acts, and the first steps. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { attentionKinds, type AttentionKind, type AttentionResponsible } from "#domain/attention";

/** Whether this release knows the kind; a newer server may have others. */
export function isAttentionKind(kind: string): kind is AttentionKind {
  return attentionKinds.some((known) => known === kind);
}

/** Names of the kinds, also the titles of their lists. */
export const kindLabels: Readonly<Record<AttentionKind, MessageDescriptor>> = {
  PROCESS_ERROR_GROUP: msg`Prozesse mit gleicher Ursache`,
  PROCESS_WITHOUT_RETRY: msg`Prozesse ohne Wiederholung`,
  KBA_PASSWORD: msg`Ablaufende KBA-Passwörter`,
  KEYSTORE: msg`Ablaufende Keystores`,
  SECRET_KEY: msg`Geheimnisse mit altem Schlüssel`,
  JOB_FAILED: msg`Fehlgeschlagene automatisierte Jobs`,
  IMPORT_FAILED: msg`Fehlgeschlagene automatische Importe`,
  COMMUNE_NOT_INITIALIZED: msg`Nicht eingerichtete Kommunen`,
  FEE_GAP: msg`Lücken in Gebühren`,
  FEE_OVERLAP: msg`Überschneidungen in Gebühren`,
  WATER_METER_READING: msg`Endende Ablesezeiträume`,
  MAIL_REFUSED: msg`Abgewiesene E-Mails`,
  INVITATION_EXPIRING: msg`Ablaufende Einladungen`,
  TEXT_INCOMPLETE: msg`Unvollständige Texte`,
  RESOURCE_DEPRECATED: msg`Veraltete Ressourcen`,
};

/** One word for the state of a line. */
export const statusLabels: Readonly<Record<AttentionKind, MessageDescriptor>> = {
  PROCESS_ERROR_GROUP: msg`Störung`,
  PROCESS_WITHOUT_RETRY: msg`Gestoppt`,
  KBA_PASSWORD: msg`Passwort`,
  KEYSTORE: msg`Zertifikat`,
  SECRET_KEY: msg`Schlüssel`,
  JOB_FAILED: msg`Job`,
  IMPORT_FAILED: msg`Import`,
  COMMUNE_NOT_INITIALIZED: msg`Einrichtung`,
  FEE_GAP: msg`Preislücke`,
  FEE_OVERLAP: msg`Doppelpreis`,
  WATER_METER_READING: msg`Ablesung`,
  MAIL_REFUSED: msg`E-Mail`,
  INVITATION_EXPIRING: msg`Einladung`,
  TEXT_INCOMPLETE: msg`Texte`,
  RESOURCE_DEPRECATED: msg`Veraltet`,
};

/** Texts of the links to the first step. */
export const stepLabels: Readonly<Record<AttentionKind, MessageDescriptor>> = {
  PROCESS_ERROR_GROUP: msg`Gruppe ansehen`,
  PROCESS_WITHOUT_RETRY: msg`Prozesse ansehen`,
  KBA_PASSWORD: msg`Passwörter ansehen`,
  KEYSTORE: msg`Keystores ansehen`,
  SECRET_KEY: msg`Geheimnisse ansehen`,
  JOB_FAILED: msg`Jobs ansehen`,
  IMPORT_FAILED: msg`Importe ansehen`,
  COMMUNE_NOT_INITIALIZED: msg`Erneut einrichten`,
  FEE_GAP: msg`Lücken schließen`,
  FEE_OVERLAP: msg`Preise berichtigen`,
  WATER_METER_READING: msg`Zeiträume ansehen`,
  MAIL_REFUSED: msg`Adressen prüfen`,
  INVITATION_EXPIRING: msg`Erneut einladen`,
  TEXT_INCOMPLETE: msg`Texte ergänzen`,
  RESOURCE_DEPRECATED: msg`Ressourcen ansehen`,
};

/** Who has to act. */
export const responsibleLabels: Readonly<Record<AttentionResponsible, MessageDescriptor>> = {
  OPERATOR: msg`Betrieb`,
  SUPPORT: msg`Support`,
  COMMUNE: msg`Kommune`,
};
