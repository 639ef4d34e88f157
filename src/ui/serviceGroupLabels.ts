import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ServiceGroup } from "#domain/serviceGroups";

export const serviceGroupLabels: Readonly<Record<ServiceGroup, MessageDescriptor>> = {
  ew: msg`Einwohnerwesen`,
  at: msg`Aufenthaltstitel`,
  aw: msg`Ausländerwesen`,
  fs: msg`Führerschein`,
  fw: msg`Fahrtenschreiber`,
  pw: msg`Personenstandswesen`,
  ws: msg`Wahlschein`,
  ikfz: msg`i-Kfz`,
  zw: msg`Zulassungswesen`,
  ewaffe: msg`Waffenwesen`,
  kita: msg`Kindertagesstätte`,
  service: msg`Serviceportal`,
  fin: msg`Finanzen`,
  owi: msg`Ordnungswidrigkeiten`,
  other: msg`Sonstige`,
};
