import { createContext, use, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** The foot of the dialog; null until it is there. */
export const ImportFooterPlace = createContext<HTMLElement | null>(null);

/** Buttons of a stage, in the dialog's foot. */
export function ImportFooter({ children }: { readonly children: ReactNode }) {
  const place = use(ImportFooterPlace);
  return place && createPortal(children, place);
}
