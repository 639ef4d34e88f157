import { chakra } from "@chakra-ui/react";
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

const Line = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 1.5,
    textStyle: "sm",
    whiteSpace: "nowrap",
    hyphens: "none",
    verticalAlign: "middle",
  },
  variants: {
    tone: {
      success: { color: "status.success.fg", "& svg": { color: "status.success.solid" } },
      progress: { color: "status.progress.fg", "& svg": { color: "status.progress.solid" } },
      waiting: { color: "status.waiting.fg", "& svg": { color: "status.waiting.solid" } },
      error: { color: "status.error.fg", "& svg": { color: "status.error.solid" } },
      final: { color: "status.final.fg", "& svg": { color: "status.final.solid" } },
      neutral: { color: "status.neutral.fg", "& svg": { color: "status.neutral.solid" } },
    },
  },
});

interface StatusProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** A state as icon, word and colour. */
export function Status({ tone, children }: StatusProps) {
  return (
    <Line tone={tone}>
      <Icon name={toneIcons[tone]} />
      {children}
    </Line>
  );
}
