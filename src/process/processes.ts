/** What the screens of processes share while one of them is open. */
import type { Environment } from "relay-runtime";
import { appContext } from "#browser/appContext";
import { observable, type Observable, type ReadonlyObservable } from "#browser/observable";
import type { ProcessStream } from "./live/processStream";

export interface Processes {
  /** Rises when processes on the screen have changed, so that numbers about all of them are asked for again. */
  readonly changes: Observable<number>;
  /** The time as Date.now(), each second while somebody listens. */
  readonly currentSecond: ReadonlyObservable<number>;
  /** Archivings that can still be taken back, and how, by node id of their processes. */
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

/** The time as Date.now(), each second while somebody listens. */
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
    /** With nobody listening the time stands still, so whoever comes first sets it. */
    get: () => {
      if (timer === undefined && Math.abs(Date.now() - second) >= 1_000) second = Date.now();
      return second;
    },
  };
}

export const [ProcessesContext, useProcesses] = appContext<Processes>("screen of processes");
