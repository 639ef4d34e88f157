/** Names of runs, their kinds and results. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { useResultSummary } from "#runs/useResultSummary";
import type { runKinds } from "./runsList";

/** Names of the kinds. */
export function useRunKindLabels(): Readonly<Record<(typeof runKinds)[number], string>> {
  const { t } = useLingui();
  return {
    PROCESSES: t`Prozesse`,
    TEXT_TRANSFER: t`Übertragung von Texten`,
    FEE_CHANGE: t`Änderung von Gebühren`,
    SERVICE_SWITCH: t`Schalten von Diensten`,
    IMPORT: t`Import in eine Kommune`,
    USER_IMPORT: t`Import von Benutzern`,
  };
}

interface RunFacts {
  readonly action: string;
  readonly counts: { readonly total: number } | null | undefined;
}

/** What a run does, such as "18 Prozesse neu starten"; an unknown action is named by its code. */
export function useRunTitle(): (run: RunFacts) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return ({ action, counts }) => {
    const total = counts?.total ?? 0;
    const count = number(total);
    const processes = t`${plural(total, { one: "Prozess", other: "Prozesse" })}`;
    const communes = t`${plural(total, { one: "Kommune", other: "Kommunen" })}`;
    const services = t`${plural(total, { one: "Dienst", other: "Dienste" })}`;
    const fees = t`${plural(total, { one: "Gebühr", other: "Gebühren" })}`;
    const titles: Readonly<Record<string, string>> = {
      RESTART_PROCESSES: t`${count} ${processes} neu starten`,
      COMPLETE_PROCESSES: t`${count} ${processes} als manuell erledigt markieren`,
      CANCEL_PROCESSES: t`${count} ${processes} abbrechen`,
      DELETE_PROCESSES: t`${count} ${processes} löschen`,
      ARCHIVE_PROCESSES: t`${count} ${processes} archivieren`,
      DRAFT_TEXTS: t`Texte als Entwurf in ${count} ${communes} übertragen`,
      PUBLISH_TEXTS: t`Texte in ${count} ${communes} veröffentlichen`,
      CHANGE_FEES: t`${count} ${fees} ändern`,
      RESET_FEES: t`${count} ${fees} auf den Katalog zurücksetzen`,
      ENABLE_SERVICES: t`${count} ${services} einschalten`,
      DISABLE_SERVICES: t`${count} ${services} abschalten`,
      ADD_SERVICES: t`${count} ${services} hinzufügen`,
      REMOVE_SERVICES: t`${count} ${services} entfernen`,
      IMPORT_POSTAL_CODES: t`Postleitzahlen importieren`,
      IMPORT_RESIDENTIAL_PROPERTIES: t`Wohngrundstücke importieren`,
      IMPORT_USERS: t`Benutzer importieren`,
    };
    return titles[action] ?? action;
  };
}

interface RunResult {
  readonly kind: string;
  readonly state: string;
  readonly counts:
    | { readonly total: number; readonly done: number; readonly failed: number; readonly skipped: number }
    | null
    | undefined;
}

/** The result so far in words; empty if nothing has been counted. */
export function useRunResult(): (run: RunResult) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  const summaryOf = useResultSummary();
  return ({ kind, state, counts }) => {
    if (!counts) return "";
    const { total, done, failed, skipped } = counts;
    if (kind !== "IMPORT" && kind !== "USER_IMPORT") {
      return summaryOf(state, { succeeded: done, failed, skipped, open: total - done - failed - skipped });
    }
    const [good, bad] = [number(done), number(failed)];
    const rows = t`${good} ${plural(done, { one: "Zeile", other: "Zeilen" })} ohne Fehler`;
    return failed > 0 ? `${rows}, ${t`${bad} mit Fehlern`}` : rows;
  };
}
