import { useState, type ReactNode } from "react";
import { createProcesses, ProcessesContext } from "./processes";

/** Stands around all screens of processes that lead to each other. */
export function ProcessesProvider({ children }: { readonly children: ReactNode }) {
  const [processes] = useState(createProcesses);
  return <ProcessesContext value={processes}>{children}</ProcessesContext>;
}
