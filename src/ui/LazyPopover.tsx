import type { ReactNode } from "react";
import { lazyOverlay } from "./lazyOverlay";
import type { PopoverPanelProps } from "./PopoverPanel";
import { useOpener, type OpenerProps } from "./useOpener";

/** The panel alone, for panels with several openers. */
export const PopoverPanel = lazyOverlay(async () => (await import("./PopoverPanel")).PopoverPanel);

interface LazyPopoverProps extends Pick<PopoverPanelProps, "label" | "placement" | "panel"> {
  readonly renderButton: (opener: OpenerProps) => ReactNode;
  /** The content, or a function that gets a callback to close the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with a popover, whose code is loaded on hover or focus. */
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
