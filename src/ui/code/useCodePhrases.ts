import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";

/** Translations of CodeMirror's own controls, keyed by the English text; `$` is the placeholder of a number. */
export function useCodePhrases(): Readonly<Record<string, string>> {
  const { t, i18n } = useLingui();
  // A new language has another locale, not another i18n.
  const { locale } = i18n;
  return useMemo(
    () => ({
      Completions: t`Vorschläge`,
      Diagnostics: t`Probleme`,
      "No diagnostics": t`Keine Probleme`,
      "Selection deleted": t`Auswahl gelöscht`,
      "Control character": t`Steuerzeichen`,
      "Fold line": t`Zuklappen`,
      "Unfold line": t`Aufklappen`,
      "Folded lines": t`Zugeklappte Zeilen`,
      "Unfolded lines": t`Aufgeklappte Zeilen`,
      "folded code": t`zugeklappte Zeilen`,
      unfold: t`aufklappen`,
      to: t`bis`,
      "Go to line": t`Gehe zu Zeile`,
      go: t`Los`,
      Find: t`Suchen`,
      Replace: t`Ersetzen`,
      next: t`Nächste`,
      previous: t`Vorherige`,
      all: t`Alle`,
      "match case": t`Groß- und Kleinschreibung`,
      regexp: t`Regulärer Ausdruck`,
      "by word": t`Ganze Wörter`,
      replace: t`Ersetzen`,
      "replace all": t`Alle ersetzen`,
      close: t`Schließen`,
      "current match": t`Aktueller Treffer`,
      "on line": t`in Zeile`,
      "replaced match on line $": t`Treffer in Zeile $ ersetzt`,
      "replaced $ matches": t`$ Treffer ersetzt`,
      "$ unchanged lines": t`$ unveränderte Zeilen anzeigen`,
    }),
    // oxlint-disable-next-line react/exhaustive-deps
    [t, locale],
  );
}
