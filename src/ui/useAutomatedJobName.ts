/** Names of automated jobs. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";

const jobLabels: Readonly<Record<string, MessageDescriptor | undefined>> = {
  "okkomm-nightly": msg`Wohngrundstücke abrufen`,
  "okkomm-import": msg`Wohngrundstücke importieren`,
  "drop-expired": msg`Abgelaufenes löschen`,
  "check-keystores": msg`Zertifikate prüfen`,
  "fold-statistics": msg`Statistik zusammenfassen`,
  "check-statistics": msg`Statistik prüfen`,
  "deliver-feedback": msg`Feedback ausleiten`,
  "reencrypt-secrets": msg`Geheimnisse neu verschlüsseln`,
  "warn-kba-passwords": msg`Vor ablaufenden KBA-Passwörtern warnen`,
  "record-daily-figures": msg`Kennzahlen festhalten`,
  "send-digests": msg`Tägliche Zusammenfassungen versenden`,
  "service-switches": msg`Geplante Schaltungen von Diensten`,
  "erase-applicant-data": msg`Daten von Antragstellenden löschen`,
  "chain-activities": msg`Aktivitäten verketten`,
  "verify-activities": msg`Aktivitäten prüfen`,
  "pseudonymise-activities": msg`Aktivitäten pseudonymisieren`,
};

/** The name of a job; of an unknown one its technical name. */
export function automatedJobName(i18n: I18n, job: string): string {
  const label = Object.hasOwn(jobLabels, job) ? jobLabels[job] : undefined;
  return label ? i18n._(label) : job;
}

/** Returns the function for the names of jobs, in the current language. */
export function useAutomatedJobName(): (job: string) => string {
  const { i18n } = useLingui();
  return (job) => automatedJobName(i18n, job);
}
