import { Alert } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";
import { toneIcons, type Tone } from "./Status";

interface NoticeProps {
  readonly tone: Tone;
  /** Unless said, that of the tone. */
  readonly icon?: IconName;
  /** alert: spoken at once, for what has just gone wrong. */
  readonly role?: "alert" | "status" | "note";
  readonly children: ReactNode;
}

/** Something the reader should know, above or in the midst of a page. */
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
