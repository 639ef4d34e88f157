/** What screen readers say of a change that the eyes see by themselves; one polite region for the whole page. */
import { observable } from "#browser/observable";

export interface Announcement {
  readonly text: string;
  /** The same sentence twice is two announcements. */
  readonly count: number;
}

export const announcement = observable<Announcement>({ text: "", count: 0 });

/** Says a sentence when the reader pauses; never for something that changes every second. */
export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 });
}
