/** What the values of filters are called. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProcessRecord } from "#domain/processTransitions";
import type { RetryState } from "#domain/retrySchedule";
import type { ServiceGroup } from "#domain/serviceGroups";

export const retryNames: Readonly<Record<RetryState, MessageDescriptor>> = {
  retry_0: msg`alle 30 Sekunden`,
  retry_1: msg`alle 30 Minuten`,
  retry_2: msg`jede Stunde`,
  retry_restart: msg`wartet auf Neustart`,
  no_retry: msg`ohne Wiederholung`,
};

export const recordNames: Readonly<Record<ProcessRecord, MessageDescriptor>> = {
  ACTIVE: msg`aktiv`,
  ARCHIVED: msg`archiviert`,
  DELETED: msg`gelöscht`,
};

export const groupNames: Readonly<Record<ServiceGroup, MessageDescriptor>> = {
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
