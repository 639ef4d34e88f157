/**
 * What was typed and not saved, kept for this tab in case the page is lost. Where session storage is blocked or full,
 * nothing is kept.
 */
import { isDraft, type Draft } from "./draft";
import { draftKey } from "./draftKeys";
import type { Storages } from "./storage";

/** The draft of this user at a place; null: none, or one that cannot be read. */
export function readDraft(storages: Storages, userId: string, place: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(storages.sessionStorage.getItem(draftKey(userId, place)) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or drops it with null; never throws. */
export function writeDraft(storages: Storages, userId: string, place: string, draft: Draft | null): void {
  try {
    const key = draftKey(userId, place);
    if (draft) storages.sessionStorage.setItem(key, JSON.stringify(draft));
    else storages.sessionStorage.removeItem(key);
  } catch {
    // The form itself still has what was typed.
  }
}
