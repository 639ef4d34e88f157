/** State shared by the process screens while one of them is mounted. */
import type { Environment } from "relay-runtime";
import { appContext } from "#browser/appContext";
import { observable, type Observable, type ReadonlyObservable } from "#browser/observable";
import type { ProcessStream } from "./live/processStream";

export interface Processes {
  /** Incremented when processes on screen have changed, so that counts are refetched. */
  readonly changes: Observable<number>;
  /** Current time in ms, updated every second while it has subscribers. */
  readonly currentSecond: ReadonlyObservable<number>;
  /** Undo functions of pending archive actions, by the node id of the process. */
  readonly pendingArchives: Observable<ReadonlyMap<string, () => void>>;
  readonly streams: Map<Environment, ProcessStream>;
}

export function createProcesses(): Processes {
  return {
    changes: observable(0),
    currentSecond: createClock(),
    pendingArchives: observable<ReadonlyMap<string, () => void>>(new Map()),
    streams: new Map(),
  };
}

/** Current time in ms, updated every second while it has subscribers. */
function createClock(): ReadonlyObservable<number> {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let second = Date.now();

  function tick(): void {
    second = Date.now();
    for (const listener of [...listeners]) listener();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(tick, 1_000);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    /** Without subscribers the timer stops, so the first read refreshes the value. */
    get: () => {
      if (timer === undefined && Math.abs(Date.now() - second) >= 1_000) second = Date.now();
      return second;
    },
  };
}

export const [ProcessesContext, useProcesses] = appContext<Processes>("screen of processes");
