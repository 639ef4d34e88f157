import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";
import { toneIcons, type Tone } from "./Status";
import "./tones.css";

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
    <div className="notice" data-tone={tone} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
