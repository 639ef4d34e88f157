/** One list on one type: they differ in their leading columns and in what can be done with many. */
import type { ProcessJobAction } from "#domain/processTransitions";

/** As in the address: /admin/processes, /admin/applications. */
export const listKinds = ["processes", "applications"] as const;
export type ListKind = (typeof listKinds)[number];

export const isListKind = (name: string): name is ListKind => listKinds.some((kind) => kind === name);

/** What can be done with many, in the order of the buttons. */
export const bulkActionsOf: Readonly<Record<ListKind, readonly ProcessJobAction[]>> = {
  processes: ["RESTART", "COMPLETE", "ARCHIVE", "CANCEL", "DELETE"],
  applications: ["RESTART", "COMPLETE", "ARCHIVE", "DELETE"],
};

export const listTableId = "process-list";

/** The lists as saved views know them. */
export const viewScreens = { processes: "PROCESSES", applications: "APPLICATIONS" } as const;
