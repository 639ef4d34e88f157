/** What the values of filters are called. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProcessRecord } from "#domain/processTransitions";
import type { RetryState } from "#domain/retrySchedule";

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
