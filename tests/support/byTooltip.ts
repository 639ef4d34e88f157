/** The element with this tooltip. */
export function byTooltip(text: string, root: ParentNode = document): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-tooltip="${text}"]`);
  if (!found) throw new Error(`No element has the tooltip "${text}".`);
  return found;
}
