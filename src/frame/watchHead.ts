/** Tells the styles how high bar and banners are, below which heads of tables stay while the page scrolls. */
export function watchHead(head: HTMLElement | null) {
  if (!head) return undefined;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty("--size-head", `${head.offsetHeight}px`),
  );
  observer.observe(head);
  return () => observer.disconnect();
}
