import { Progress } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useAnnounce } from "../ui";

interface SpokenProgressProps {
  /** Label above the bar. */
  readonly label: string;
  /** Progress in words, such as "3,2 MB von 9 MB". */
  readonly text?: string;
  /** From 0 to 1; null if unknown. */
  readonly share: number | null;
}

/** Minimum interval between announcements to screen readers. */
const announcedEveryMs = 5_000;

/** Progress bar with announcements. */
export function AnnouncedProgress({ label, text, share }: SpokenProgressProps) {
  const announce = useAnnounce();
  const announcedAt = useRef(0);
  useEffect(() => {
    const now = Date.now();
    if (now - announcedAt.current < announcedEveryMs) return;
    announcedAt.current = now;
    announce(text ? `${label} ${text}` : label);
  }, [announce, label, text]);
  return (
    <Progress.Root
      value={share === null ? null : Math.round(Math.min(Math.max(share, 0), 1) * 100)}
      width="full"
    >
      <Progress.Label>{label}</Progress.Label>
      {text && <Progress.ValueText aria-live="off">{text}</Progress.ValueText>}
      <Progress.Track aria-label={label}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
