import { Group, useRecipe } from "@chakra-ui/react";
import { useMemo, type ReactNode } from "react";
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

const choiceStyles = {
  "& > button": {
    px: 2.5,
    color: "fg.muted",
    fontWeight: "normal",
    "&[aria-pressed=true], &[aria-pressed=true]:hover": {
      borderColor: "border.emphasized",
      bg: "bg.emphasized",
      color: "fg",
      fontWeight: "semibold",
    },
    "&:focus-visible": { zIndex: 1 },
    smDown: { "&[aria-pressed=false] svg + span": { srOnly: true } },
  },
};

/** Toggle buttons for a few alternatives. On narrow screens only the chosen one shows its label beside the icon. */
export function SegmentedControl<T extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: SegmentedControlProps<T>) {
  // Plain buttons: a list renders its toolbar again with every change of the URL.
  const button = useRecipe({ key: "button" });
  const css = useMemo(() => [{ "& > button": button() }, choiceStyles], [button]);
  return (
    <Group attached role="group" aria-label={label} css={css}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={chosen.includes(choice.value)}
          translate={choice.isCode ? "no" : undefined}
          onClick={() => onChoose(choice.value)}
        >
          {choice.icon && <Icon name={choice.icon} />}
          <span>{choice.label}</span>
        </button>
      ))}
    </Group>
  );
}
