/** Announcements in the page's polite live region. */
import { screen } from "@testing-library/react";

/** For `configure`: ignores the live region, which often repeats visible text after a delay. */
export const announcements = "[role=status][aria-live=polite].visually-hidden *";

/** Waits for an announcement. */
export function findAnnounced(text: string): Promise<HTMLElement> {
  return screen.findByText(text, { ignore: false, selector: announcements });
}
