import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { OwnTaskKind } from "#domain/ownTasks";

interface TaskFacts {
  readonly count: number;
  readonly missingCount: number | null | undefined;
  readonly outdatedCount: number | null | undefined;
  /** Name of what is concerned if it is one thing. */
  readonly name: string | null | undefined;
}

/** Returns the sentence of a task. */
export function useTaskSentence(): (kind: OwnTaskKind, task: TaskFacts) => string {
  const { t } = useLingui();
  const textsSentence = (missing: number, outdated: number) => {
    const parts = [
      ...(missing > 0 ? [t`${plural(missing, { one: "# Text fehlt", other: "# Texte fehlen" })}`] : []),
      ...(outdated > 0
        ? [t`${plural(outdated, { one: "# Text ist veraltet", other: "# Texte sind veraltet" })}`]
        : []),
    ];
    return parts.join(", ");
  };
  return (kind, { count, missingCount, outdatedCount, name }) => {
    const sentences: Readonly<Record<OwnTaskKind, () => string>> = {
      KBA_PASSWORD: () =>
        t`${plural(count, { one: "# KBA-Passwort ist abgelaufen oder läuft bald ab", other: "# KBA-Passwörter sind abgelaufen oder laufen bald ab" })}`,
      APPLICATION_ERROR: () =>
        t`${plural(count, { one: "# Antrag mit Fehler", other: "# Anträge mit Fehler" })}`,
      FEE_GAP: () =>
        t`${plural(count, { one: "# Zeitraum einer Gebühr hat keinen Preis", other: "# Zeiträume von Gebühren haben keinen Preis" })}`,
      FEE_OVERLAP: () =>
        t`${plural(count, { one: "# Zeitraum einer Gebühr hat mehrere Preise", other: "# Zeiträume von Gebühren haben mehrere Preise" })}`,
      TEXT_INCOMPLETE: () => textsSentence(missingCount ?? 0, outdatedCount ?? 0),
      TEXT_DRAFT: () =>
        t`${plural(count, { one: "# geänderter Text ist nicht veröffentlicht", other: "# geänderte Texte sind nicht veröffentlicht" })}`,
      FEEDBACK_UNREAD: () =>
        t`${plural(count, { one: "# ungelesene Rückmeldung", other: "# ungelesene Rückmeldungen" })}`,
    };
    const sentence = sentences[kind]();
    return name ? `${sentence}: ${name}` : sentence;
  };
}
