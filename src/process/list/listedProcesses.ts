import { useEffect } from "react";
import { appContext } from "#browser/appContext";
import type { Observable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import type { ProcessHead_process$key } from "../detail/__generated__/ProcessHead_process.graphql";

/** A row of the list, as far as the detail next to it shows it while its own query is pending. */
export type ListedProcess = ProcessHead_process$key & { readonly pid: string };

/** The rows on screen, shared by the list and the detail next to it. */
const [ListedProcessesContext, useListedProcesses] =
  appContext<Observable<readonly ListedProcess[]>>("list of processes");

export { ListedProcessesContext };

/** Publishes the rows of the list while it is mounted. */
export function usePublishRows(rows: readonly ListedProcess[]): void {
  const listed = useListedProcesses();
  useEffect(() => {
    listed.set(rows);
    return () => listed.set([]);
  }, [listed, rows]);
}

/** The row of a process; undefined: it is not on the page of the list. */
export function useListedProcess(pid: string): ListedProcess | undefined {
  return useObservable(useListedProcesses()).find((row) => row.pid === pid);
}
