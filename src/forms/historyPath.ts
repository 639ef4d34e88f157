import { createContext } from "react";

/** Path of the entity's history; null if this user cannot see one. */
export const HistoryPath = createContext<string | null>(null);
