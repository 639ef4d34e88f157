/** Counters next to navigation areas; screens set them. */
import { appContext } from "#browser/appContext";
import { observable, type Observable } from "#browser/observable";

export interface AreaCounts {
  /** Processes that need attention; 0 if none or unknown. */
  readonly processesNeedingAttention: Observable<number>;
}

export function createAreaCounts(): AreaCounts {
  return { processesNeedingAttention: observable(0) };
}

export const [AreaCountsContext, useAreaCounts] = appContext<AreaCounts>("navigation");
