import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { MaintenancePeriod } from "#domain/maintenancePeriod";
import { formatDateTime } from "#i18n/formats";
import { Status } from "./Status";
import { useMaintenanceStates } from "./useMaintenanceStates";

interface MaintenanceStatusProps {
  readonly maintenance: MaintenancePeriod;
  /** Shown once it has ended. */
  readonly ended?: ReactNode;
}

/** Until when a service is in maintenance, or from when on. */
export function MaintenanceStatus({ maintenance, ended = null }: MaintenanceStatusProps) {
  const [state] = useMaintenanceStates([maintenance]);
  const from = formatDateTime(maintenance.beginsAt);
  const until = formatDateTime(maintenance.endsAt);
  if (state === "ENDED") return ended;
  return state === "ACTIVE" ? (
    <Status tone="error">
      <Trans>Wartung bis {until}</Trans>
    </Status>
  ) : (
    <Status tone="waiting">
      <Trans>Wartung ab {from}</Trans>
    </Status>
  );
}
