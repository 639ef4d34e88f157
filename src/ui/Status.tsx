import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

export type Tone = "success" | "progress" | "waiting" | "error" | "final" | "neutral";

/** Form, not shade, tells the tones apart. */
export const toneIcons = {
  success: "done",
  progress: "running",
  waiting: "clock",
  error: "alert",
  final: "stop",
  neutral: "dash",
} as const satisfies Record<Tone, IconName>;

interface StatusProps {
  readonly tone: Tone;
  /** Where a tone has several forms; that of the tone unless said. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A state as icon, word and colour; a plain element, as each row of a list has one. */
export function Status({ tone, icon, children }: StatusProps) {
  return (
    <span className="status" data-tone={tone}>
      {icon ?? <Icon name={toneIcons[tone]} />}
      {children}
    </span>
  );
}
