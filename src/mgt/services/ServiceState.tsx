import { Trans } from "@lingui/react/macro";
import { Status } from "#ui/Status";

interface ServiceStateProps {
  /** `ServiceState` of the contract. */
  readonly state: string;
}

/** Whether the communes that offer a service have it enabled. */
export function ServiceState({ state }: ServiceStateProps) {
  switch (state) {
    case "ENABLED":
      return (
        <Status tone="success">
          <Trans>Überall aktiviert</Trans>
        </Status>
      );
    case "PARTLY_ENABLED":
      return (
        <Status tone="progress">
          <Trans>Teilweise aktiviert</Trans>
        </Status>
      );
    case "DISABLED":
      return (
        <Status tone="final">
          <Trans>Nirgends aktiviert</Trans>
        </Status>
      );
    default:
      return (
        <Status tone="neutral">
          <Trans>Nicht angeboten</Trans>
        </Status>
      );
  }
}
