/**
 * Drafts: unsaved input, kept per tab in case the page is
 * lost. Not kept if session storage is blocked or full.
 */
import { isDraft, type Draft } from "./draft";
import { draftKey } from "./draftKeys";
import type { Storages } from "./storage";

/** The draft of this user at a place; null if there is none or it is unreadable. */
export function readDraft(storages: Storages, userId: string, place: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(storages.sessionStorage.getItem(draftKey(userId, place)) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Stores a draft, or deletes it with null. Never throws. */
export function writeDraft(storages: Storages, userId: string, place: string, draft: Draft | null): void {
  try {
    const key = draftKey(userId, place);
    if (draft) storages.sessionStorage.setItem(key, JSON.stringify(draft));
    else storages.sessionStorage.removeItem(key);
  } catch {
    // The form still has the input.
  }
}
