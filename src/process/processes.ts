/** What the screens of processes share while one of them is open. */
import type { Environment } from "relay-runtime";
import { appContext } from "#browser/appContext";
import { observable, type Observable, type ReadonlyObservable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import type { ProcessStream } from "./live/processStream";
import { createSecondHand } from "./secondHand";

export interface Processes {
  /** Rises when processes on the screen have changed, so that numbers about all of them are asked for again. */
  readonly changes: Observable<number>;
  /** The time as Date.now(), each second while somebody listens. */
  readonly secondHand: ReadonlyObservable<number>;
  /** Archivings that can still be taken back, and how, by node id of their processes. */
  readonly pendingArchives: Observable<ReadonlyMap<string, () => void>>;
  readonly streams: Map<Environment, ProcessStream>;
}

export function createProcesses(): Processes {
  return {
    changes: observable(0),
    secondHand: createSecondHand(),
    pendingArchives: observable<ReadonlyMap<string, () => void>>(new Map()),
    streams: new Map(),
  };
}

export const [ProcessesContext, useProcesses] = appContext<Processes>("screen of processes");

/** The time as Date.now(), each second; one clock for all countdowns on the page. */
export function useSecondHand(): number {
  return useObservable(useProcesses().secondHand);
}
