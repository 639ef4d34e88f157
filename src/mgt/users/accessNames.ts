/** Words for what can be done with a service, and for why it can or cannot. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AccessAction, AccessReason } from "#domain/access";

export const actionNames: Readonly<Record<AccessAction, MessageDescriptor>> = {
  TEXTS: msg`Texte`,
  FILES: msg`Dateien`,
  FEES: msg`Gebühren`,
  FEE_RULES: msg`Gebührenregel`,
  SETTINGS: msg`Einstellungen`,
  FORM_FIELDS: msg`Formularfelder`,
  STATISTICS: msg`Statistik`,
  FEEDBACK: msg`Feedback`,
  REPORTS: msg`Berichte`,
  TRANSACTIONS: msg`Transaktionsinformationen`,
};

export const reasonWords: Readonly<Record<AccessReason, MessageDescriptor>> = {
  ALLOWED: msg`ja`,
  NOT_ASSIGNED: msg`nein, der Dienst ist in dieser Kommune nicht zugeordnet`,
  NOT_OFFERED: msg`nein, die Kommune bietet den Dienst nicht an`,
  NO_CAPABILITY: msg`nein, der Dienst hat nichts davon`,
  ROLE: msg`nein, das ändern nur support und admin`,
};
