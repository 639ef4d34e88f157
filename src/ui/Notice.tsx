import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "./Icon";
import { toneIcons, type Tone } from "./Status";

const Box = chakra("div", {
  base: {
    display: "flex",
    gap: 2.5,
    px: 3,
    py: 2.5,
    borderRadius: "md",
    textStyle: "sm",
    "& > svg": { mt: "1px" },
  },
  variants: {
    tone: {
      success: { bg: "status.success.subtle", "& > svg": { color: "status.success.solid" } },
      progress: { bg: "status.progress.subtle", "& > svg": { color: "status.progress.solid" } },
      waiting: { bg: "status.waiting.subtle", "& > svg": { color: "status.waiting.solid" } },
      error: { bg: "status.error.subtle", "& > svg": { color: "status.error.solid" } },
      final: { bg: "status.final.subtle", "& > svg": { color: "status.final.solid" } },
      neutral: { bg: "status.neutral.subtle", "& > svg": { color: "status.neutral.solid" } },
    },
  },
});

interface NoticeProps {
  readonly tone: Tone;
  /** alert: spoken at once, for what has just gone wrong. */
  readonly role?: "alert" | "status";
  readonly children: ReactNode;
}

/** Something the reader should know, above or in the midst of a page. */
export function Notice({ tone, role, children }: NoticeProps) {
  return (
    <Box tone={tone} role={role}>
      <Icon name={toneIcons[tone]} />
      <div>{children}</div>
    </Box>
  );
}
