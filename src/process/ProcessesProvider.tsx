import { useState, type ReactNode } from "react";
import { createProcesses, ProcessesContext } from "./processes";

/** Shared state of all process screens; survives navigation between them. */
export function ProcessesProvider({ children }: { readonly children: ReactNode }) {
  const [processes] = useState(createProcesses);
  return <ProcessesContext value={processes}>{children}</ProcessesContext>;
}
