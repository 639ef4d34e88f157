/** Labels of the catalogue of services. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ServiceCapability } from "#domain/serviceCapabilities";
import { useLocale } from "#i18n/language";

export const capabilityLabels: Readonly<Record<ServiceCapability, MessageDescriptor>> = {
  statistics: msg`Statistik`,
  text: msg`Texte`,
  files: msg`Dateien`,
  settings: msg`Einstellungen`,
  forms: msg`Formularfelder`,
  fees: msg`Gebühren`,
  persistence: msg`Transaktionen`,
};

/** By `ServiceState` of the contract. */
export const serviceStateLabels = {
  ENABLED: msg`Überall aktiviert`,
  PARTLY_ENABLED: msg`Teilweise aktiviert`,
  DISABLED: msg`Nirgends aktiviert`,
  NOT_OFFERED: msg`Nicht angeboten`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

/** Whether this version of the app knows the state. */
export const isServiceState = (state: string): state is keyof typeof serviceStateLabels =>
  state in serviceStateLabels;

interface NamedService {
  readonly nameDe: string;
  readonly nameEn: string;
}

/** Returns a function for the name of a service in the language of the app. */
export function useCatalogueName(): (service: NamedService) => string {
  const language = useLocale();
  return ({ nameDe, nameEn }) => (language === "en" ? nameEn : nameDe);
}
