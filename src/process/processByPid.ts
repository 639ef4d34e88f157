import { ROOT_ID } from "relay-runtime";
import type { MissingFieldResolver } from "#relay/relay";

/** Resolves `process(pid)` from the store, whose records of processes have other ids. */
export const processByPid: MissingFieldResolver = (source) => ({
  kind: "linked",
  handle: ({ name }, record, { pid }, store) => {
    if (record?.getDataID() !== ROOT_ID || name !== "process") return undefined;
    return source.getRecordIDs().find((id) => {
      const stored = store.get(id);
      return stored?.getType() === "Process" && stored.getValue("pid") === pid;
    });
  },
});
