import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";

/** Debounce in milliseconds. */
export const typingPause = 200;

/**
 * Text input whose value is in the URL. Typing updates the field at once and the URL after a pause. Other changes of
 * the URL (back button, cleared filters) replace the text.
 */
export function useTypedText(current: string, commit: (text: string) => void) {
  const router = useRouter();
  const [typed, setTyped] = useState(current);
  const committed = useRef(current);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => {
    clearTimeout(pause.current);
    pause.current = undefined;
  }, []);
  const replace = useCallback(
    (text: string) => {
      cancel();
      committed.current = text;
      setTyped(text);
    },
    [cancel],
  );
  const commitNow = (text: string) => {
    cancel();
    committed.current = text;
    commit(text);
  };

  useEffect(() => {
    if (current !== committed.current) replace(current);
  }, [current, replace]);
  useEffect(() => cancel, [cancel]);
  // A pending commit must not undo a navigation to another screen.
  useEffect(
    () => router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && cancel()),
    [router, cancel],
  );

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      cancel();
      pause.current = setTimeout(() => commitNow(text), typingPause);
    },
    /** Commits pending text at once, e.g. on blur. */
    flush: () => {
      if (pause.current !== undefined) commitNow(typed);
    },
    /** Clears the text and drops a pending commit. */
    clear: () => replace(""),
  };
}
