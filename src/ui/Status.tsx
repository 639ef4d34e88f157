import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

export type Tone = "success" | "progress" | "waiting" | "error" | "final" | "neutral";

/** Tones differ by shape, not only by colour. */
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
  /** Defaults to the icon of the tone. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A status as icon, text and colour. A plain element, since every row of a list has one. */
export function Status({ tone, icon, children }: StatusProps) {
  return (
    <span className="status" data-tone={tone}>
      {icon ?? <Icon name={toneIcons[tone]} />}
      {children}
    </span>
  );
}
