import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** What a kind of run calls its items and results. */
export interface RunScreenLabels {
  /** Name of the result of a handled item, such as "Geändert". */
  readonly succeeded: string;
  /** Label of the start button for a number of items. */
  readonly start: (open: number) => string;
  /** What the start changes. */
  readonly consequence: string;
}

/** Labels of the kinds, by their GraphQL type. */
export function useRunScreenLabels(): (typename: string) => RunScreenLabels {
  const { t } = useLingui();
  const labels: Readonly<Record<string, RunScreenLabels>> = {
    TextTransfer: {
      succeeded: t`Erledigt`,
      start: (open) => t`Auf ${plural(open, { one: "# Kommune", other: "# Kommunen" })} übertragen`,
      consequence: t`Es gelten die Einstellungen des Probelaufs, auch für abweichende Texte.`,
    },
    FeeChange: {
      succeeded: t`Geändert`,
      start: (open) => t`In ${plural(open, { one: "# Fall", other: "# Fällen" })} ändern`,
      consequence: t`Was geändert ist, bleibt.`,
    },
  };
  return (typename) =>
    labels[typename] ?? {
      succeeded: t`Erledigt`,
      start: (open) => t`${plural(open, { one: "# Eintrag", other: "# Einträge" })} bearbeiten`,
      consequence: "",
    };
}
