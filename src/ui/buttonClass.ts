import "./button.css";

export interface ButtonLook {
  /** solid: the one main action; danger: one that destroys; ghost: beside others. */
  readonly variant?: "solid" | "outline" | "ghost" | "danger";
  readonly size?: "md" | "sm";
  /** Nothing but an icon: as wide as it is high. */
  readonly isIconOnly?: boolean;
}

/** Classes of a button, for links that look like one. */
export function buttonClass({
  variant = "outline",
  size = "md",
  isIconOnly = false,
}: ButtonLook = {}): string {
  return `button ${variant}${size === "sm" ? " small" : ""}${isIconOnly ? " only-icon" : ""}`;
}
