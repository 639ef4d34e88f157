import { chakra } from "@chakra-ui/react";
import { Icon, type IconName } from "./Icon";

const Group = chakra("div", {
  base: {
    display: "inline-flex",
    height: { base: "40px", sm: "control" },
    border: "1px solid",
    borderColor: "border.emphasized",
    borderRadius: "md",
    "& button": {
      display: "flex",
      alignItems: "center",
      gap: 1.5,
      minWidth: { base: "40px", sm: "control" },
      justifyContent: "center",
      px: 2.5,
      border: 0,
      bg: "bg",
      color: "fg.muted",
      fontSize: "sm",
      whiteSpace: "nowrap",
      cursor: "pointer",
    },
    "& button:first-of-type": { borderStartRadius: "calc(var(--radius-md) - 1px)" },
    "& button:last-of-type": { borderEndRadius: "calc(var(--radius-md) - 1px)" },
    "& button + button": { borderInlineStart: "1px solid var(--border)" },
    "& [aria-pressed=true]": { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
    "& button:not([aria-pressed=true]):hover": { bg: "bg.muted" },
    "& button:focus-visible": { position: "relative", zIndex: 1 },
    // On narrow screens the pressed one keeps its word.
    "& [aria-pressed=false] span": {
      sm: { position: "static", width: "auto", height: "auto", clipPath: "none" },
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

interface Choice<T extends string> {
  readonly value: T;
  readonly icon: IconName;
  readonly label: string;
}

interface SegmentedControlProps<T extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few ways to see the same thing. */
export function SegmentedControl<T extends string>({
  label,
  choices,
  value,
  onChoose,
}: SegmentedControlProps<T>) {
  return (
    <Group role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          <Icon name={choice.icon} />
          <span>{choice.label}</span>
        </button>
      ))}
    </Group>
  );
}
