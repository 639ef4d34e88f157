import { useEffect, useState } from "react";
import {
  maintenanceState,
  nextMaintenanceChange,
  type MaintenancePeriod,
  type MaintenanceState,
} from "#domain/maintenancePeriod";

/** Longer timers fire at once. */
const timerMaxMs = 2_147_483_647;

/** The states of periods by the clock, in their order. Re-renders when one begins or ends. */
export function useMaintenanceStates(periods: readonly MaintenancePeriod[]): readonly MaintenanceState[] {
  const [now, setNow] = useState(() => Date.now());
  const next = nextMaintenanceChange(periods, now);
  useEffect(() => {
    if (next === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const delay = Math.min(Math.max(next - Date.now(), 0), timerMaxMs);
      timer = setTimeout(() => (Date.now() < next ? wait() : setNow(Date.now())), delay);
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
  return periods.map((period) => maintenanceState(period, now));
}
