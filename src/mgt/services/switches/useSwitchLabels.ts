/** Labels of switches of services. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ServiceContentKind, ServiceSwitchAction, ServiceSwitchObstacle } from "#domain/serviceSwitches";
import type { ItemLabels } from "#runs/useItemLabels";

/** What an action is called. */
export interface SwitchLabels {
  /** Heading of a number of services. */
  readonly title: (count: number) => string;
  /** Heading of what will be handled. */
  readonly open: string;
  /** What the dry run found as intended already. */
  readonly unchanged: string;
  /** What was handled. */
  readonly succeeded: string;
  /** Word beside the number of those. */
  readonly done: string;
}

/** Labels of the actions as the run names them. */
export function useSwitchLabels(): (action: string) => SwitchLabels {
  const { t } = useLingui();
  const enable: SwitchLabels = {
    title: (count) => t`${plural(count, { one: "# Dienst", other: "# Dienste" })} einschalten`,
    open: t`Werden eingeschaltet`,
    unchanged: t`Bereits eingeschaltet`,
    succeeded: t`Eingeschaltet`,
    done: t`eingeschaltet`,
  };
  const labels: Readonly<Record<string, SwitchLabels>> = {
    ENABLE_SERVICES: enable,
    DISABLE_SERVICES: {
      title: (count) => t`${plural(count, { one: "# Dienst", other: "# Dienste" })} abschalten`,
      open: t`Werden abgeschaltet`,
      unchanged: t`Bereits abgeschaltet`,
      succeeded: t`Abgeschaltet`,
      done: t`abgeschaltet`,
    },
    ADD_SERVICES: {
      title: (count) => t`${plural(count, { one: "# Dienst", other: "# Dienste" })} hinzufügen`,
      open: t`Werden hinzugefügt`,
      unchanged: t`Bereits vorhanden`,
      succeeded: t`Hinzugefügt`,
      done: t`hinzugefügt`,
    },
    REMOVE_SERVICES: {
      title: (count) => t`${plural(count, { one: "# Dienst", other: "# Dienste" })} entfernen`,
      open: t`Werden entfernt`,
      unchanged: t`Unverändert`,
      succeeded: t`Entfernt`,
      done: t`entfernt`,
    },
  } satisfies Record<`${ServiceSwitchAction}_SERVICES`, SwitchLabels>;
  return (action) => labels[action] ?? enable;
}

/** Names of the results of items, for tabs and cells. */
export function useSwitchResultLabels(): (action: string, runState: string) => Partial<ItemLabels> {
  const { t } = useLingui();
  const labelsOf = useSwitchLabels();
  // Only what somebody else has done meanwhile is skipped.
  const skipped = t`Übersprungen, war schon so`;
  return (action, runState) => {
    const { open, unchanged, succeeded } = labelsOf(action);
    return { unchanged, succeeded, skipped, ...(runState === "PREPARED" && { open }) };
  };
}

/** Names of the obstacles. */
export function useObstacleLabels(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    OPEN_APPLICATIONS: t`Offene Anträge`,
    PREPARED_PRICES: t`Vorbereitete Preise`,
    MISSING_REST_SERVICE: t`REST-Service fehlt`,
    MISSING_KEYSTORE: t`Schlüsselspeicher fehlt`,
    UNPUBLISHED_TEXTS: t`Unveröffentlichte Texte`,
    OWN_CONTENT: t`Eigene Inhalte`,
  } satisfies Record<ServiceSwitchObstacle, string>;
}

/** Numbers of own content in words, such as "3 Texte, 1 Formular"; empty if there is none. */
export function useContentSummary(): (content: Readonly<Record<ServiceContentKind, number>>) => string {
  const { t } = useLingui();
  return ({ texts, files, formFields, settings, fees, feeRules, reports, listEntries }) =>
    [
      texts > 0 && t`${plural(texts, { one: "# Text", other: "# Texte" })}`,
      files > 0 && t`${plural(files, { one: "# Datei", other: "# Dateien" })}`,
      formFields > 0 && t`${plural(formFields, { one: "# Formularfeld", other: "# Formularfelder" })}`,
      settings > 0 && t`${plural(settings, { one: "# Einstellung", other: "# Einstellungen" })}`,
      fees > 0 && t`${plural(fees, { one: "# Gebühr", other: "# Gebühren" })}`,
      feeRules > 0 && t`${plural(feeRules, { one: "# Gebührenregel", other: "# Gebührenregeln" })}`,
      reports > 0 && t`${plural(reports, { one: "# Vorlage", other: "# Vorlagen" })}`,
      listEntries > 0 &&
        t`${plural(listEntries, { one: "# Sperrlisteneintrag", other: "# Sperrlisteneinträge" })}`,
    ]
      .filter(Boolean)
      .join(", ");
}
