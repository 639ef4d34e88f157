import type { AriaAttributes } from "react";
import "./stackedBar.css";

/** Pattern and colour: each part is told from its neighbours by both. */
export type PartLook = "action" | "success" | "error" | "neutral" | "open";

interface Part {
  readonly look: PartLook;
  readonly count: number;
}

interface StackedBarProps extends AriaAttributes {
  readonly role: "img" | "progressbar";
  readonly parts: readonly Part[];
}

/** Shares of a whole side by side. */
export function StackedBar({ parts, ...bar }: StackedBarProps) {
  return (
    <div className="stacked-bar" {...bar}>
      {parts.map(
        ({ look, count }, position) =>
          count > 0 && <i key={position} data-look={look} style={{ flexGrow: count }} />,
      )}
    </div>
  );
}

/** The same look beside its number. */
export function PartMark({ look }: { readonly look: PartLook }) {
  return <i className="part-mark" data-look={look} aria-hidden="true" />;
}
