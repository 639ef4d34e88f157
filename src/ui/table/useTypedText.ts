import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/** Debounce in milliseconds. */
const typingPause = 200;

/**
 * Text input whose value is in the URL. Typing updates the field at once and the URL after a pause. Other changes of
 * the URL (back button, cleared filters) replace the text.
 */
export function useTypedText(current: string, commit: (text: string) => void) {
  const router = useRouter();
  const [typed, setTyped] = useState(current);
  const committed = useRef(current);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (current === committed.current) return;
    clearTimeout(pause.current);
    pause.current = undefined;
    committed.current = current;
    setTyped(current);
  }, [current]);
  useEffect(() => () => clearTimeout(pause.current), []);
  // A pending commit must not undo a navigation to another screen.
  useEffect(
    () =>
      router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
        if (!pathChanged) return;
        clearTimeout(pause.current);
        pause.current = undefined;
      }),
    [router],
  );

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => {
        pause.current = undefined;
        committed.current = text;
        commit(text);
      }, typingPause);
    },
    /** Commits pending text at once, e.g. on blur. */
    flush: () => {
      if (pause.current === undefined) return;
      clearTimeout(pause.current);
      pause.current = undefined;
      committed.current = typed;
      commit(typed);
    },
    /** Clears the text and drops a pending commit. */
    clear: () => {
      clearTimeout(pause.current);
      pause.current = undefined;
      committed.current = "";
      setTyped("");
    },
  };
}
