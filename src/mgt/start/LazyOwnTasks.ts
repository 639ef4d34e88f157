import { createElement, use, type ComponentProps } from "react";
import { loadChunk } from "#browser/loadChunk";
import type { OwnTasks } from "./OwnTasks";

let loading: Promise<typeof OwnTasks> | null = null;

/** Loads the code of the tasks, once; a failed load is forgotten. */
export function loadOwnTasks(): Promise<typeof OwnTasks> {
  if (loading) return loading;
  const promise = loadChunk(async () => (await import("./OwnTasks")).OwnTasks);
  loading = promise;
  promise.then(
    // Lets React read the result without suspending.
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => {
      loading = null;
    },
  );
  return promise;
}

/** The tasks, which only members have: their code loads while the data of the start does. Throws a ChunkLoadError. */
export function LazyOwnTasks(props: ComponentProps<typeof OwnTasks>) {
  return createElement(use(loadOwnTasks()), props);
}
