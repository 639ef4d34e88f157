import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** What the start of an action is called, and what it does. */
export interface RunScreenLabels {
  /** Label of the start button for a number of items. */
  readonly start: (open: number) => string;
  /** What the start changes. */
  readonly consequence: string;
}

/** Labels of the actions that start on the page of a run. */
export function useRunScreenLabels(): (action: string) => RunScreenLabels {
  const { t } = useLingui();
  const labels: Readonly<Record<string, RunScreenLabels>> = {
    DRAFT_TEXTS: {
      start: (open) => t`Auf ${plural(open, { one: "# Kommune", other: "# Kommunen" })} übertragen`,
      consequence: t`Die Kommunen erhalten die Texte als Entwurf und veröffentlichen selbst. Welche abweichenden Texte überschrieben werden, ist wie beim ersten Mal gewählt.`,
    },
    PUBLISH_TEXTS: {
      start: (open) => t`In ${plural(open, { one: "# Kommune", other: "# Kommunen" })} veröffentlichen`,
      consequence: t`Die Texte sind danach in diesen Kommunen sofort öffentlich. Welche abweichenden Texte überschrieben werden, ist wie beim ersten Mal gewählt.`,
    },
  };
  return (action) =>
    labels[action] ?? {
      start: (open) => t`${plural(open, { one: "# Eintrag", other: "# Einträge" })} bearbeiten`,
      consequence: "",
    };
}
