import { Trans } from "@lingui/react/macro";
import { Status } from "#ui/Status";

/** Whether a fee can be charged. */
export function FeeStatus({ status }: { readonly status: string }) {
  return status === "ACTIVE" ? (
    <Status tone="success">
      <Trans>Aktiv</Trans>
    </Status>
  ) : (
    <Status tone="neutral">
      <Trans>Inaktiv</Trans>
    </Status>
  );
}
