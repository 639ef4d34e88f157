import { Button, Group } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

interface Choice<T extends string> {
  readonly value: T;
  readonly icon?: IconName;
  readonly label: ReactNode;
  /** Codes are excluded from browser translation. */
  readonly isCode?: boolean;
}

interface SegmentedControlProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  /** Usually one; a URL can name several. */
  readonly chosen: readonly T[];
  readonly onChoose: (value: T) => void;
}

/** Toggle buttons for a few alternatives. On narrow screens only the chosen one shows its label beside the icon. */
export function SegmentedControl<T extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: SegmentedControlProps<T>) {
  return (
    <Group attached role="group" aria-label={label}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          aria-pressed={chosen.includes(choice.value)}
          translate={choice.isCode ? "no" : undefined}
          px={2.5}
          color="fg.muted"
          fontWeight="normal"
          css={{
            "&[aria-pressed=true]": { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
            "&:focus-visible": { zIndex: 1 },
            smDown: { "&[aria-pressed=false] svg + span": { srOnly: true } },
          }}
          onClick={() => onChoose(choice.value)}
        >
          {choice.icon && <Icon name={choice.icon} />}
          <span>{choice.label}</span>
        </Button>
      ))}
    </Group>
  );
}
