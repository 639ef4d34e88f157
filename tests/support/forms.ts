/** What a user meets at a form, whatever it edits. */
import { screen, within } from "@testing-library/react";

/** The message at a field; null: none. */
export function fieldError(label: string): string | null {
  const field = screen.getByLabelText(label);
  if (field.getAttribute("aria-invalid") !== "true") return null;
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const id = ids.find((one) => one.endsWith("-error"));
  return (id && document.getElementById(id)?.textContent) || null;
}

/** What stands in a text field. */
export function valueOf(label: string): string {
  const field = screen.getByLabelText(label);
  return field instanceof HTMLInputElement ? field.value : "";
}

/** The bar at the bottom edge. */
export const saveBar = () => within(screen.getByRole("region", { name: "Änderungen" }));
export const hasSaveBar = () => screen.queryByRole("region", { name: "Änderungen" }) !== null;

/** What the page says before it is reloaded or closed; true: the browser asks. */
export function asksBeforeUnload(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
