/**
 * What was typed and not saved, kept for this tab in case the page is lost: by user, so that nobody sees the input of
 * somebody else. Where session storage is blocked or full, nothing is kept.
 */
import { isDraft, type Draft } from "./draft";

const prefix = "draft:";

const ofUser = (userId: string) => `${prefix}${encodeURIComponent(userId)}:`;

const keyOf = (userId: string, place: string) => ofUser(userId) + place;

/** The draft of this user at a place; null: none, or one that cannot be read. */
export function readDraft(userId: string, place: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(userId, place)) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or drops it with null; never throws. */
export function writeDraft(userId: string, place: string, draft: Draft | null): void {
  try {
    if (draft) window.sessionStorage.setItem(keyOf(userId, place), JSON.stringify(draft));
    else window.sessionStorage.removeItem(keyOf(userId, place));
  } catch {
    // The form itself still has what was typed.
  }
}

/** Drops what other users have left in this tab. */
export function dropDraftsOfOthers(userId: string): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(prefix) && !key.startsWith(ofUser(userId))) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing can be kept there either.
  }
}
