import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CommuneSection } from "#domain/communeSections";

/** Names of the sections, in the navigation and as headings. */
export const sectionLabels: Readonly<Record<CommuneSection, MessageDescriptor>> = {
  "master-data": msg`Stammdaten`,
  services: msg`Dienste`,
  "postal-codes": msg`Postleitzahlen`,
  "register-offices": msg`Standesämter`,
  countries: msg`Staaten`,
  "residential-properties": msg`Wohngrundstücke`,
  "water-meter-reading": msg`Wasserzählerablesung`,
  "kba-settings": msg`KBA-Einstellungen`,
  "security-lists": msg`Sicherheitslisten`,
  history: msg`Verlauf`,
};
