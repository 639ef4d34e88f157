import { createElement, use, type ComponentProps } from "react";
import { loadChunk } from "#browser/loadChunk";
import type { OwnTasks } from "./OwnTasks";

type Loading = Promise<typeof OwnTasks>;

let loading: Loading | null = null;
let hasFailed = false;

/** Loads the code of the tasks, once; again after a failure. */
export function loadOwnTasks(): Loading {
  if (loading && !hasFailed) return loading;
  hasFailed = false;
  const promise = loadChunk(async () => (await import("./OwnTasks")).OwnTasks);
  loading = promise;
  promise.then(
    // Lets React read the result without suspending.
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => {
      hasFailed = true;
    },
  );
  return promise;
}

/** The tasks, which only members have: their code loads while the data of the start does. Throws a ChunkLoadError. */
export function LazyOwnTasks(props: ComponentProps<typeof OwnTasks>) {
  // Reading a failed load must not start the next one.
  return createElement(use(loading ?? loadOwnTasks()), props);
}
