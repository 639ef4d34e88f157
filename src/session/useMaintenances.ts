import { useEffect, useState } from "react";
import { useObservable } from "#browser/useObservable";
import { maintenanceState, nextMaintenanceChange, type MaintenanceState } from "#domain/maintenancePeriod";
import { useSessionServices } from "./sessionServices";
import type { Maintenance } from "./viewer";

/** Longer timers fire at once. */
const timerMaxMs = 2_147_483_647;

/** A maintenance and its state by the clock. */
export interface KnownMaintenance extends Maintenance {
  readonly state: MaintenanceState;
}

/** The maintenance of the user's services. Re-renders when one begins, ends or is changed by this user. */
export function useMaintenances(): readonly KnownMaintenance[] {
  const known = useObservable(useSessionServices().session.maintenances);
  const [now, setNow] = useState(() => Date.now());
  const next = nextMaintenanceChange(known, now);
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(next - Date.now(), 0), timerMaxMs));
    return () => clearTimeout(timer);
  }, [next, now]);
  return known.map((maintenance) => ({ ...maintenance, state: maintenanceState(maintenance, now) }));
}
