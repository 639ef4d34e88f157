import { useLingui } from "@lingui/react/macro";
import type { RunResult } from "./runItemsList";

/** Names of the results of items. */
export type ItemLabels = Readonly<Record<Exclude<RunResult, undefined>, string>>;

/** The usual names of the results of items; that of open ones depends on the state of the run. */
export function useItemLabels(): (runState: string) => ItemLabels {
  const { t } = useLingui();
  return (runState) => ({
    open:
      runState === "PREPARED"
        ? t`Wird bearbeitet`
        : runState === "RUNNING"
          ? t`Noch nicht an der Reihe`
          : t`Nicht bearbeitet`,
    succeeded: t`Erledigt`,
    failed: t`Fehlgeschlagen`,
    skipped: t`Übersprungen`,
    impossible: t`Nicht möglich`,
    unchanged: t`Unverändert`,
    excluded: t`Ausgelassen`,
  });
}
