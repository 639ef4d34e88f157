import { createContext, type ReactNode } from "react";

/** Link to the history of the screen, which the frame provides beside its breadcrumbs. */
export const PageHistory = createContext<ReactNode>(null);
