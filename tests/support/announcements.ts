/** What screen readers are told in the page's one polite region. */
import { screen } from "@testing-library/react";

/** For `configure`: texts of that region, which come when the reader pauses, so often after what says the same. */
export const announcements = "[role=status][aria-live=polite].visually-hidden *";

/** Waits until a sentence is said. */
export function findAnnounced(text: string): Promise<HTMLElement> {
  return screen.findByText(text, { ignore: false, selector: announcements });
}
