import { Alert } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";
import { toneIcons, type Tone } from "./Status";

interface NoticeProps {
  readonly tone: Tone;
  /** Defaults to the icon of the tone. */
  readonly icon?: IconName;
  /** Use "alert" for something that has just gone wrong. */
  readonly role?: "alert" | "status" | "note";
  readonly children: ReactNode;
}

/** A highlighted message within a page. */
export function Notice({ tone, icon = toneIcons[tone], role, children }: NoticeProps) {
  return (
    <Alert.Root className="notice" colorPalette={`status.${tone}`} role={role}>
      <Alert.Indicator>
        <Icon name={icon} />
      </Alert.Indicator>
      <Alert.Content>{children}</Alert.Content>
    </Alert.Root>
  );
}
