import { createContext, useContext, useEffect, useState } from "react";
import { loadChunk } from "#browser/loadChunk";

/** The module that checks texts. */
export type TextChecks = typeof import("#domain/texts/textChecks");

/**
 * Loads the checks of texts after the first render, since their parsers are larger than the rest of the screen. Null
 * while loading and after a failure; the server checks all texts as well.
 */
export function useLoadedTextChecks(): TextChecks | null {
  const [checks, setChecks] = useState<TextChecks | null>(null);
  useEffect(() => {
    loadChunk(() => import("#domain/texts/textChecks")).then(setChecks, () => undefined);
  }, []);
  return checks;
}

const TextChecksContext = createContext<TextChecks | null>(null);

/** Provides the checks to the fields. */
export const TextChecksProvider = TextChecksContext.Provider;

/** The checks, once they are loaded. */
export function useTextChecks(): TextChecks | null {
  return useContext(TextChecksContext);
}
