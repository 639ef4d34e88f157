import type { ReactNode } from "react";
import { lazyDialog } from "./lazyDialog";
import type { PopoverPanelProps } from "./PopoverPanel";
import { useOpener, type OpenerProps } from "./useOpener";

/** The panel alone, for what has many openers. */
export const PopoverPanel = lazyDialog(async () => (await import("./PopoverPanel")).PopoverPanel);

interface LazyPopoverProps extends Pick<PopoverPanelProps, "label" | "placement" | "panel"> {
  readonly renderButton: (opener: OpenerProps) => ReactNode;
  /** What opens, or a function of what closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button and a panel below it. The popover's code is loaded when the pointer or the focus gets to the button. */
export function LazyPopover({ renderButton, children, ...panel }: LazyPopoverProps) {
  const { opened, isUsed, button } = useOpener("dialog", PopoverPanel.intent);
  return (
    <>
      {renderButton(button)}
      {isUsed && (
        <PopoverPanel {...panel} {...opened}>
          {typeof children === "function" ? children(opened.onDismiss) : children}
        </PopoverPanel>
      )}
    </>
  );
}
