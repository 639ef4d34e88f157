import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

const Frame = chakra("label", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 1.5,
    height: { base: "40px", sm: "control" },
    minWidth: { base: "40px", sm: "control" },
    px: 2,
    borderRadius: "md",
    fontSize: "sm",
    fontWeight: "medium",
    color: "fg.muted",
    _hover: { bg: "bg.muted", color: "fg" },
    "&:has(:focus-visible)": { outline: "2px solid var(--accent-focus-ring)", outlineOffset: "2px" },
  },
});

/** Lies unseen over the icon: the browser's own list opens, with all its keys and on every device. */
const List = chakra("select", {
  base: { position: "absolute", inset: 0, width: "full", height: "full", opacity: 0, cursor: "pointer" },
});

interface IconSelectProps<T extends string> {
  readonly icon: IconName;
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
  /** Stands beside the icon. */
  readonly children?: ReactNode;
}

/** A choice of a few that takes the room of a button. */
export function IconSelect<T extends string>({
  icon,
  label,
  value,
  options,
  onChange,
  children,
}: IconSelectProps<T>) {
  return (
    <Frame title={label}>
      <Icon name={icon} />
      {children}
      <List
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </List>
    </Frame>
  );
}
