/** Updates of the saved layouts of a commune in the store. */
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";

const field = "bookingLayouts";

/** Adds the layout of a payload unless it is already listed. */
export function addToLayouts(
  store: RecordSourceProxy,
  commune: string,
  payload: RecordProxy | null | undefined,
): void {
  const layout = payload?.getLinkedRecord("layout");
  const root = store.getRoot();
  const listed = root.getLinkedRecords(field, { commune });
  if (!layout || !listed || listed.some((one) => one?.getDataID() === layout.getDataID())) return;
  root.setLinkedRecords([...listed, layout], field, { commune });
}

/** Removes a layout. */
export function removeFromLayouts(store: RecordSourceProxy, commune: string, id: string): void {
  const root = store.getRoot();
  const listed = root.getLinkedRecords(field, { commune });
  root.setLinkedRecords(listed?.filter((one) => one?.getDataID() !== id) ?? [], field, { commune });
}
