import { Portal, Tooltip as ChakraTooltip } from "@chakra-ui/react";
import { useId, useLayoutEffect, useMemo } from "react";

export interface TooltipProps {
  /** The element with data-tooltip. */
  readonly element: HTMLElement;
  readonly text: string;
}

/** The tooltip of an element. It is its accessible description, unless it only repeats its name. */
export function Tooltip({ element, text }: TooltipProps) {
  const id = useId();
  // In the same commit as the tooltip, so that none appears undescribed.
  useLayoutEffect(() => {
    const name = element.getAttribute("aria-label") ?? element.textContent;
    if (name.trim() === text.trim()) return undefined;
    const describedBy = element.getAttribute("aria-describedby");
    element.setAttribute("aria-describedby", describedBy ? `${describedBy} ${id}` : id);
    return () => {
      const others =
        element
          .getAttribute("aria-describedby")
          ?.split(" ")
          .filter((one) => one !== id) ?? [];
      if (others.length > 0) element.setAttribute("aria-describedby", others.join(" "));
      else element.removeAttribute("aria-describedby");
    };
  }, [element, id, text]);
  const container = useMemo(() => ({ current: landmarkOf(element) }), [element]);
  return (
    <ChakraTooltip.Root
      open
      interactive
      closeOnEscape={false}
      ids={{ content: id }}
      positioning={{ getAnchorElement: () => element, gutter: 6 }}
    >
      <Portal container={container}>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{text}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}

/** Where the tooltip is rendered: outside of dialogs and the main content, it would belong to no landmark. */
function landmarkOf(element: HTMLElement): HTMLElement {
  return (
    element.closest<HTMLElement>("[aria-modal=true]") ?? document.getElementById("main") ?? document.body
  );
}
