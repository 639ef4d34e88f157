import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AttentionKind } from "#domain/attention";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import { isAttentionKind } from "./attentionLabels";

interface LineFacts {
  readonly kind: string;
  readonly count: number;
  readonly name: string | null | undefined;
}

/** Returns the sentence of a line with its figure, and its name if it has one. */
export function useLineSentence(): (line: LineFacts) => string {
  const { t } = useLingui();
  const jobName = useAutomatedJobName();
  return ({ kind, count, name }) => {
    if (!isAttentionKind(kind)) return kind;
    const sentences: Readonly<Record<AttentionKind, () => string>> = {
      PROCESS_ERROR_GROUP: () =>
        t`${plural(count, { one: "# Prozess, gleiche Ursache", other: "# Prozesse, gleiche Ursache" })}`,
      PROCESS_WITHOUT_RETRY: () =>
        t`${plural(count, { one: "# Prozess wird nicht mehr wiederholt, oder seine Zahlung weicht ab", other: "# Prozesse werden nicht mehr wiederholt, oder ihre Zahlung weicht ab" })}`,
      KBA_PASSWORD: () =>
        t`${plural(count, { one: "# KBA-Passwort ist abgelaufen oder läuft bald ab", other: "# KBA-Passwörter sind abgelaufen oder laufen bald ab" })}`,
      KEYSTORE: () =>
        t`${plural(count, { one: "# Keystore ist abgelaufen, läuft bald ab oder ist nicht lesbar", other: "# Keystores sind abgelaufen, laufen bald ab oder sind nicht lesbar" })}`,
      SECRET_KEY: () =>
        t`${plural(count, { one: "# Geheimnis ist nicht mit dem aktuellen Schlüssel verschlüsselt", other: "# Geheimnisse sind nicht mit dem aktuellen Schlüssel verschlüsselt" })}`,
      JOB_FAILED: () =>
        t`${plural(count, { one: "# automatisierter Job ist zuletzt fehlgeschlagen", other: "# automatisierte Jobs sind zuletzt fehlgeschlagen" })}`,
      IMPORT_FAILED: () =>
        t`${plural(count, { one: "In # Kommune ist der automatische Import fehlgeschlagen", other: "In # Kommunen ist der automatische Import fehlgeschlagen" })}`,
      COMMUNE_NOT_INITIALIZED: () =>
        t`${plural(count, { one: "# Kommune ist nicht eingerichtet", other: "# Kommunen sind nicht eingerichtet" })}`,
      FEE_GAP: () =>
        t`${plural(count, { one: "# Zeitraum einer Gebühr hat keinen Preis", other: "# Zeiträume von Gebühren haben keinen Preis" })}`,
      FEE_OVERLAP: () =>
        t`${plural(count, { one: "# Zeitraum einer Gebühr hat mehrere Preise", other: "# Zeiträume von Gebühren haben mehrere Preise" })}`,
      WATER_METER_READING: () =>
        t`${plural(count, { one: "# Ablesezeitraum für Wasserzähler endet bald", other: "# Ablesezeiträume für Wasserzähler enden bald" })}`,
      MAIL_REFUSED: () =>
        t`${plural(count, { one: "Die E-Mail an # Benutzer wurde nicht angenommen", other: "Die E-Mails an # Benutzer wurden nicht angenommen" })}`,
      INVITATION_EXPIRING: () =>
        t`${plural(count, { one: "# Einladung ist abgelaufen oder läuft bald ab", other: "# Einladungen sind abgelaufen oder laufen bald ab" })}`,
      TEXT_INCOMPLETE: () =>
        t`${plural(count, { one: "# Dienst einer Kommune hat fehlende oder veraltete Texte", other: "# Dienste von Kommunen haben fehlende oder veraltete Texte" })}`,
      RESOURCE_DEPRECATED: () =>
        t`${plural(count, { one: "# Ressource ist veraltet", other: "# Ressourcen sind veraltet" })}`,
    };
    const sentence = sentences[kind]();
    const shown = kind === "JOB_FAILED" && name ? jobName(name) : name;
    return shown ? `${sentence}: ${shown}` : sentence;
  };
}
