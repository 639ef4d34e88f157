/** Exposes the height of app bar and banners to the styles, for sticky table heads. */
export function exposeHeadHeight(head: HTMLElement | null) {
  if (!head) return undefined;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty("--size-head", `${head.offsetHeight}px`),
  );
  observer.observe(head);
  return () => observer.disconnect();
}
