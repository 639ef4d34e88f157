/** Names of the viewer's tasks, and their first steps. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ownTaskKinds, type OwnTaskKind } from "#domain/ownTasks";

/** Whether this release knows the kind; a newer server may have others. */
export function isOwnTaskKind(kind: string): kind is OwnTaskKind {
  return ownTaskKinds.some((known) => known === kind);
}

/** Names of the kinds, for those that could not be computed. */
export const kindLabels: Readonly<Record<OwnTaskKind, MessageDescriptor>> = {
  KBA_PASSWORD: msg`Ablaufende KBA-Passwörter`,
  APPLICATION_ERROR: msg`Anträge mit Fehler`,
  FEE_GAP: msg`Lücken in Gebühren`,
  FEE_OVERLAP: msg`Überschneidungen in Gebühren`,
  TEXT_INCOMPLETE: msg`Unvollständige Texte`,
  TEXT_DRAFT: msg`Unveröffentlichte Texte`,
  FEEDBACK_UNREAD: msg`Ungelesenes Feedback`,
};

/** What the first step is. */
export const stepLabels: Readonly<Record<OwnTaskKind, MessageDescriptor>> = {
  KBA_PASSWORD: msg`Passwörter ansehen`,
  APPLICATION_ERROR: msg`Anträge ansehen`,
  FEE_GAP: msg`Lücken schließen`,
  FEE_OVERLAP: msg`Preise berichtigen`,
  TEXT_INCOMPLETE: msg`Texte ergänzen`,
  TEXT_DRAFT: msg`Entwürfe ansehen`,
  FEEDBACK_UNREAD: msg`Feedback lesen`,
};
