import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/Icon";

interface BannerProps {
  readonly tone: "waiting" | "progress" | "quiet";
  readonly icon: IconName;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

const BannerRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 3,
    rowGap: 1,
    minH: 9,
    py: 1,
    px: 4,
    borderBottom: "1px solid",
    borderColor: "border",
    bg: "colorPalette.subtle",
    textStyle: "sm",
    "& > svg": { color: "colorPalette.solid" },
    "& > span": { flex: "1 1 200px", minW: 0, overflowWrap: "anywhere" },
  },
  variants: {
    tone: {
      waiting: { colorPalette: "status.waiting" },
      progress: { colorPalette: "status.progress" },
      quiet: { minH: 7, bg: "bg.subtle", color: "fg.muted", "& > svg": { color: "inherit" } },
    },
  },
});

/** One line below the app bar, with an action. */
export function Banner({ tone, icon, action, children }: BannerProps) {
  return (
    <BannerRow tone={tone}>
      <Icon name={icon} />
      <span>{children}</span>
      {action}
    </BannerRow>
  );
}
