import type { RecordSourceProxy } from "relay-runtime";

/** Takes sessions that have ended out of the list of the own ones. */
export function forgetSessions(store: Pick<RecordSourceProxy, "getRoot">, ended: readonly string[]): void {
  const root = store.getRoot();
  const left = root
    .getLinkedRecords("ownSessions")
    ?.filter((session) => !session || !ended.includes(session.getDataID()));
  if (left) root.setLinkedRecords(left, "ownSessions");
}
