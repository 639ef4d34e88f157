/** Labels of the screens of a service. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ServiceScreenName } from "#domain/serviceScreens";

export const screenNames: Readonly<Record<ServiceScreenName, MessageDescriptor>> = {
  textedit: msg`Texte`,
  servicefiles: msg`Dateien`,
  servicefees: msg`Gebühren`,
  serviceformfields: msg`Formularfelder`,
  serviceedit: msg`Einstellungen`,
  statistics: msg`Statistik`,
  transactionInfo: msg`Transaktionsinformationen`,
};
