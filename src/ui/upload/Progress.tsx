import { useEffect, useRef } from "react";
import { useAnnounce } from "../ui";
import "./upload.css";

interface ProgressProps {
  /** What is under way; stands above the bar. */
  readonly label: string;
  /** What has been done so far in words, such as "3,2 MB von 9 MB". */
  readonly text?: string;
  /** From 0 to 1; null: nobody knows. */
  readonly share: number | null;
}

/** Screen readers hear of progress no oftener. */
const announcedEveryMs = 5_000;

/** How far something is that takes its time. */
export function Progress({ label, text, share }: ProgressProps) {
  const announce = useAnnounce();
  const announcedAt = useRef(0);
  useEffect(() => {
    const now = Date.now();
    if (now - announcedAt.current < announcedEveryMs) return;
    announcedAt.current = now;
    announce(text ? `${label} ${text}` : label);
  }, [announce, label, text]);
  const percent = share === null ? undefined : Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div className="progress">
      <div className="progress-words">
        <span>{label}</span>
        {text && <span className="progress-text">{text}</span>}
      </div>
      <div
        className="progress-bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-unknown={percent === undefined ? "" : undefined}
      >
        <div style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </div>
    </div>
  );
}
