/** Queries for the parts of any form. */
import { screen, within } from "@testing-library/react";

/** The error at a field; null if there is none. */
export function fieldError(label: string): string | null {
  const field = screen.getByLabelText(label);
  if (field.getAttribute("aria-invalid") !== "true") return null;
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const id = ids.find((one) => one.endsWith("-error"));
  return (id && document.getElementById(id)?.textContent) || null;
}

/** The value of a text field. */
export function valueOf(label: string): string {
  const field = screen.getByLabelText(label);
  return field instanceof HTMLInputElement ? field.value : "";
}

/** The save bar. */
export const saveBar = () => within(screen.getByRole("region", { name: "Änderungen" }));
export const hasSaveBar = () => screen.queryByRole("region", { name: "Änderungen" }) !== null;

/** Whether the browser would ask before the page is reloaded or closed. */
export function hasUnloadPrompt(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
