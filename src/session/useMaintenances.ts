import { useObservable } from "#browser/useObservable";
import type { MaintenanceState } from "#domain/maintenancePeriod";
import { useMaintenanceStates } from "#ui/useMaintenanceStates";
import { useSessionServices } from "./sessionServices";
import type { Maintenance } from "./viewer";

/** A maintenance and its state by the clock. */
interface KnownMaintenance extends Maintenance {
  readonly state: MaintenanceState | undefined;
}

/** The maintenance of the user's services. Re-renders when one begins, ends or is changed by this user. */
export function useMaintenances(): readonly KnownMaintenance[] {
  const known = useObservable(useSessionServices().session.maintenances);
  const states = useMaintenanceStates(known);
  return known.map((maintenance, index) => ({ ...maintenance, state: states[index] }));
}
