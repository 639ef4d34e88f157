/**
 * Returns a ref that exposes the height of an element to the styles, as a custom property of the page.
 * @param onGrow called when it has become higher
 */
export function exposeHeight(
  property: `--size-${string}`,
  onGrow?: () => void,
): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    let height = 0;
    const observer = new ResizeObserver(() => {
      const before = height;
      height = element.offsetHeight;
      style.setProperty(property, `${height}px`);
      if (height > before) onGrow?.();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
