import { useEffect, useRef } from "react";
import { useAnnounce } from "./ui";

/** Minimum interval between announcements to screen readers, in milliseconds. */
const announceIntervalMs = 5_000;

/** Announces progress: the first text at once, later ones at most every 5 seconds, and the end without delay. */
export function useAnnouncedProgress(text: string, isOver = false): void {
  const announce = useAnnounce();
  // Do not announce a process that had already ended on mount.
  const last = useRef({ text: isOver ? text : "", at: 0 });
  useEffect(() => {
    if (last.current.text === text) return undefined;
    const announceText = () => {
      last.current = { text, at: Date.now() };
      announce(text);
    };
    const wait = isOver ? 0 : last.current.at + announceIntervalMs - Date.now();
    if (wait <= 0) {
      announceText();
      return undefined;
    }
    const timer = setTimeout(announceText, wait);
    return () => clearTimeout(timer);
  }, [announce, text, isOver]);
}
