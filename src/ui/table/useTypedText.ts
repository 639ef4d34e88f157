import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

/** From the last keystroke to the search, in milliseconds. */
const typingPause = 200;

/**
 * A text that is typed here and stands in the address: what is typed shows at once and goes to the address after a
 * pause; an address that changes by itself (back button, cleared filters) takes the place of what was typed.
 */
export function useTypedText(stands: string, commit: (text: string) => void) {
  const router = useRouter();
  const [typed, setTyped] = useState(stands);
  const known = useRef(stands);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (stands === known.current) return;
    clearTimeout(pause.current);
    pause.current = undefined;
    known.current = stands;
    setTyped(stands);
  }, [stands]);
  useEffect(() => () => clearTimeout(pause.current), []);
  // Whoever follows a link within the pause must not be called back by what they had typed.
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
        known.current = text;
        commit(text);
      }, typingPause);
    },
    /** What was typed goes to the address at once, e.g. as the field is left. */
    flush: () => {
      if (pause.current === undefined) return;
      clearTimeout(pause.current);
      pause.current = undefined;
      known.current = typed;
      commit(typed);
    },
    /** Forgets what was typed and has not reached the address. */
    empty: () => {
      clearTimeout(pause.current);
      pause.current = undefined;
      known.current = "";
      setTyped("");
    },
  };
}
