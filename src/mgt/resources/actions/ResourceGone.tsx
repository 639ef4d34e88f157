import { Trans } from "@lingui/react/macro";
import { EmptyState } from "#ui/EmptyState";

/** Replaces what a dialog shows of a resource that somebody else has removed. */
export function ResourceGone() {
  return (
    <EmptyState icon="layers" title={<Trans>Diese Ressource gibt es nicht mehr</Trans>}>
      <Trans>Sie wurde inzwischen entfernt. Laden Sie die Seite neu.</Trans>
    </EmptyState>
  );
}
