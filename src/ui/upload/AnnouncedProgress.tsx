import { Progress } from "@chakra-ui/react";
import { useAnnouncedProgress } from "../useAnnouncedProgress";

interface AnnouncedProgressProps {
  /** Label above the bar. */
  readonly label: string;
  /** Progress in words, such as "3,2 MB von 9 MB". */
  readonly text?: string;
  /** From 0 to 1; null if unknown. */
  readonly share: number | null;
}

/** Progress bar with announcements. */
export function AnnouncedProgress({ label, text, share }: AnnouncedProgressProps) {
  useAnnouncedProgress(text ? `${label} ${text}` : label);
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
