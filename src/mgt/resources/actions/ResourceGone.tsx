import { Trans } from "@lingui/react/macro";
import { EmptyState } from "#ui/EmptyState";

/** Replaces the content of a dialog if another user has removed the resource. */
export function ResourceGone() {
  return (
    <EmptyState icon="layers" title={<Trans>Diese Ressource gibt es nicht mehr</Trans>}>
      <Trans>Sie wurde inzwischen entfernt. Laden Sie die Seite neu.</Trans>
    </EmptyState>
  );
}
