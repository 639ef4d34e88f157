/** Counters next to navigation areas; screens set them. */
import { appContext } from "#browser/appContext";
import { observable, type Observable } from "#browser/observable";

export interface AreaCounts {
  /** Processes that need attention; undefined while unknown. */
  readonly processesNeedingAttention: Observable<number | undefined>;
}

export function createAreaCounts(): AreaCounts {
  return { processesNeedingAttention: observable<number | undefined>(undefined) };
}

export const [AreaCountsContext, useAreaCounts] = appContext<AreaCounts>("navigation");
