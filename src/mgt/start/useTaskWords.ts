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

interface TaskWords {
  /** What is to do in all places of a kind. */
  readonly totalOf: (kind: OwnTaskKind, count: number) => string;
  /** How many places there are. */
  readonly placesOf: (kind: OwnTaskKind, count: number) => string;
  /** What is to do in one place, below the total of its kind. */
  readonly detailOf: (kind: OwnTaskKind, task: TaskFacts) => string;
}

/** Returns the words of tasks. */
export function useTaskWords(): TaskWords {
  const { t } = useLingui();

  function totalOf(kind: OwnTaskKind, count: number): string {
    switch (kind) {
      case "KBA_PASSWORD":
        return t`${plural(count, { one: "# KBA-Passwort ist abgelaufen oder läuft bald ab", other: "# KBA-Passwörter sind abgelaufen oder laufen bald ab" })}`;
      case "APPLICATION_ERROR":
        return t`${plural(count, { one: "# Antrag mit Fehler", other: "# Anträge mit Fehler" })}`;
      case "FEE_GAP":
        return t`${plural(count, { one: "# Zeitraum einer Gebühr hat keinen Preis", other: "# Zeiträume von Gebühren haben keinen Preis" })}`;
      case "FEE_OVERLAP":
        return t`${plural(count, { one: "# Zeitraum einer Gebühr hat mehrere Preise", other: "# Zeiträume von Gebühren haben mehrere Preise" })}`;
      case "TEXT_INCOMPLETE":
        return t`${plural(count, { one: "# Text fehlt oder ist veraltet", other: "# Texte fehlen oder sind veraltet" })}`;
      case "TEXT_DRAFT":
        return t`${plural(count, { one: "# geänderter Text ist nicht veröffentlicht", other: "# geänderte Texte sind nicht veröffentlicht" })}`;
      default:
        // FEEDBACK_UNREAD.
        return t`${plural(count, { one: "# ungelesene Rückmeldung", other: "# ungelesene Rückmeldungen" })}`;
    }
  }

  const placesOf = (kind: OwnTaskKind, count: number) =>
    kind === "KBA_PASSWORD"
      ? t`${plural(count, { one: "in # Kommune", other: "in # Kommunen" })}`
      : t`${plural(count, { one: "in # Dienst", other: "in # Diensten" })}`;

  function textsDetail(missing: number, outdated: number): string {
    const parts = [
      ...(missing > 0 ? [t`${plural(missing, { one: "# fehlt", other: "# fehlen" })}`] : []),
      ...(outdated > 0 ? [t`${plural(outdated, { one: "# veraltet", other: "# veraltet" })}`] : []),
    ];
    return parts.join(", ");
  }

  function detailOf(kind: OwnTaskKind, { count, missingCount, outdatedCount, name }: TaskFacts): string {
    if (name) return name;
    switch (kind) {
      case "KBA_PASSWORD":
        return t`${plural(count, { one: "# Passwort", other: "# Passwörter" })}`;
      case "APPLICATION_ERROR":
        return t`${plural(count, { one: "# Antrag", other: "# Anträge" })}`;
      case "FEE_GAP":
      case "FEE_OVERLAP":
        return t`${plural(count, { one: "# Zeitraum", other: "# Zeiträume" })}`;
      case "TEXT_INCOMPLETE":
        return textsDetail(missingCount ?? 0, outdatedCount ?? 0);
      case "TEXT_DRAFT":
        return t`${plural(count, { one: "# Text", other: "# Texte" })}`;
      default:
        // FEEDBACK_UNREAD.
        return t`${plural(count, { one: "# Rückmeldung", other: "# Rückmeldungen" })}`;
    }
  }

  return { totalOf, placesOf, detailOf };
}
