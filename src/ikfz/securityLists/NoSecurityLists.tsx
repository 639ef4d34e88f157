import { Trans } from "@lingui/react/macro";
import { EmptyState } from "#ui/EmptyState";

/** Shown if the commune has no such service, or it is not in the viewer's role. */
export function NoSecurityLists() {
  return (
    <EmptyState icon="shield" title={<Trans>Hier gibt es keine Sicherheitslisten</Trans>}>
      <p>
        <Trans>
          Sicherheitslisten gehören zur Wunschkennzeichen-Reservierung. Diese Kommune bietet sie nicht an,
          oder sie ist Ihnen nicht zugeordnet.
        </Trans>
      </p>
    </EmptyState>
  );
}
