import { useEffect, useState } from "react";

/** Milliseconds after the last key before the server is asked. */
const pauseMs = 150;

interface ServerSearch<Found> {
  /** The latest answer; null while nothing was asked or after the search failed. */
  readonly found: Found | null;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

const idle = { text: "", found: null, hasFailed: false };

/**
 * Asks the server for a text after a pause, and drops the answers to earlier texts. Null asks nothing. `search` must be
 * stable.
 */
export function useServerSearch<Found>(
  text: string | null,
  search: (text: string) => Promise<Found>,
): ServerSearch<Found> {
  const [answer, setAnswer] = useState<{
    readonly text: string;
    readonly found: Found | null;
    readonly hasFailed: boolean;
  }>(idle);
  useEffect(() => {
    if (text === null) return undefined;
    let isOld = false;
    const timer = setTimeout(() => {
      search(text).then(
        (found) => {
          if (!isOld) setAnswer({ text, found, hasFailed: false });
        },
        () => {
          if (!isOld) setAnswer({ text, found: null, hasFailed: true });
        },
      );
    }, pauseMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text, search]);
  if (text === null) return { found: null, isSearching: false, hasFailed: false };
  const isSearching = answer.text !== text;
  return { found: answer.found, isSearching, hasFailed: answer.hasFailed && !isSearching };
}
