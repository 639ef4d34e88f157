/** What automated jobs do, in one sentence each. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";

interface Description {
  readonly text: MessageDescriptor;
  /** Asked before a run by hand, of jobs that send or erase something. */
  readonly warning?: MessageDescriptor;
}

const descriptions: Readonly<Record<string, Description | undefined>> = {
  "okkomm-nightly": {
    text: msg`Ruft für alle Kommunen mit automatischem Import die Wohngrundstücke bei OK.KOMM ab.`,
  },
  "okkomm-import": {
    text: msg`Importiert die bei OK.KOMM abgerufenen Wohngrundstücke einer Kommune.`,
  },
  "drop-expired": {
    text: msg`Löscht, was abgelaufen ist: Probeläufe, geprüfte Dateien, ersetzte Bestände, Links und Einträge von Sicherheitslisten.`,
    warning: msg`Was abgelaufen ist, wird endgültig gelöscht. Der Plan bleibt, wie er ist.`,
  },
  "check-keystores": {
    text: msg`Öffnet alle gespeicherten Keystores und hält fest, welche ablaufen oder nicht lesbar sind.`,
  },
  "fold-statistics": {
    text: msg`Fasst neue Zeilen der Statistik zu Summen je Tag, Kommune und Dienst zusammen.`,
  },
  "check-statistics": {
    text: msg`Vergleicht die Summen der Statistik mit dem, was sie zählen, und berichtigt Abweichungen.`,
  },
  "deliver-feedback": {
    text: msg`Liefert das Feedback der Kommunen, die das eingerichtet haben, an ihre Feedback-Komponente.`,
    warning: msg`Feedback, das noch nicht geliefert ist, wird jetzt geliefert.`,
  },
  "reencrypt-secrets": {
    text: msg`Verschlüsselt gespeicherte Geheimnisse, die noch einen früheren Schlüssel haben, mit dem aktuellen.`,
  },
  "warn-kba-passwords": {
    text: msg`Schreibt Kommunen, deren KBA-Passwörter bald ablaufen oder abgelaufen sind, eine E-Mail.`,
    warning: msg`Kommunen mit ablaufenden KBA-Passwörtern, die noch nicht gewarnt sind, erhalten jetzt eine E-Mail.`,
  },
  "record-daily-figures": {
    text: msg`Hält die Kennzahlen der Übersicht für den vergangenen Tag fest.`,
  },
  "send-digests": {
    text: msg`Schickt Benutzern, die das eingeschaltet haben, eine E-Mail mit dem, was Aufmerksamkeit braucht.`,
    warning: msg`Benutzer, die heute noch keine Zusammenfassung bekommen haben, erhalten sie jetzt als E-Mail.`,
  },
  "service-switches": {
    text: msg`Aktiviert oder deaktiviert Dienste zu den Zeiten, die dafür geplant sind.`,
  },
  "erase-applicant-data": {
    text: msg`Löscht nach der Frist des Dienstes die Daten, Dateien und Nachrichten abgeschlossener Anträge; Vorgang und Beträge bleiben.`,
    warning: msg`Die Daten aller fälligen Anträge werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.`,
  },
  "chain-activities": {
    text: msg`Verkettet neue Einträge des Aktivitätsprotokolls durch Prüfsummen, damit Änderungen auffallen.`,
  },
  "verify-activities": {
    text: msg`Prüft, ob die Kette der Prüfsummen des Aktivitätsprotokolls noch vollständig ist.`,
  },
  "pseudonymise-activities": {
    text: msg`Ersetzt nach der Aufbewahrungszeit die Namen im Aktivitätsprotokoll durch Pseudonyme.`,
    warning: msg`Die Namen in allen fälligen Einträgen werden endgültig ersetzt. Das lässt sich nicht rückgängig machen.`,
  },
};

interface JobTexts {
  /** Null: the job is unknown. */
  readonly description: string | null;
  /** Null: it neither sends nor erases anything. */
  readonly warning: string | null;
}

/** Returns what a job does, and what to ask before a run by hand. */
export function useJobTexts(): (job: string) => JobTexts {
  const { i18n } = useLingui();
  return (job) => {
    const known = Object.hasOwn(descriptions, job) ? descriptions[job] : undefined;
    return {
      description: known ? i18n._(known.text) : null,
      warning: known?.warning ? i18n._(known.warning) : null,
    };
  };
}
