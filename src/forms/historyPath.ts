import { createContext } from "react";

/** Where the history of what is edited stands; null: there is none for this user. */
export const HistoryPath = createContext<string | null>(null);
