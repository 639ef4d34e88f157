/** State shared by the process screens while one of them is mounted. */
import type { Environment } from "relay-runtime";
import { appContext } from "#browser/appContext";
import { observable, type Observable } from "#browser/observable";
import type { ProcessStream } from "./live/processStream";

export interface Processes {
  /** Incremented when processes on screen have changed, so that counts are refetched. */
  readonly changes: Observable<number>;
  /** Undo functions of pending archive actions, by the node id of the process. */
  readonly pendingArchives: Observable<ReadonlyMap<string, () => void>>;
  readonly streams: Map<Environment, ProcessStream>;
}

export function createProcesses(): Processes {
  return {
    changes: observable(0),
    pendingArchives: observable<ReadonlyMap<string, () => void>>(new Map()),
    streams: new Map(),
  };
}

export const [ProcessesContext, useProcesses] = appContext<Processes>("screen of processes");
