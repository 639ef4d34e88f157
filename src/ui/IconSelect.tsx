import { NativeSelect } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

interface IconSelectProps<T extends string> {
  readonly icon: IconName;
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
  /** Text beside the icon. */
  readonly children?: ReactNode;
}

/** A select that looks like an icon button. */
export function IconSelect<T extends string>({
  icon,
  label,
  value,
  options,
  onChange,
  children,
}: IconSelectProps<T>) {
  return (
    <NativeSelect.Root
      data-tooltip={label}
      alignItems="center"
      justifyContent="center"
      gap={1.5}
      minW={{ base: "control", smDown: 10 }}
      h={{ base: "control", smDown: 10 }}
      px={2}
      borderRadius="md"
      color="fg.muted"
      fontSize="sm"
      fontWeight="medium"
      _hover={{ bg: "bg.muted", color: "fg" }}
      css={{
        "&:has(:focus-visible)": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "2px" },
      }}
    >
      <Icon name={icon} />
      {children}
      {/* Lies unseen over the icon and opens the browser's list. */}
      <NativeSelect.Field
        position="absolute"
        inset={0}
        h="full"
        opacity={0}
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
      </NativeSelect.Field>
    </NativeSelect.Root>
  );
}
