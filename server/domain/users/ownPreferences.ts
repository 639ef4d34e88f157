/** Preferences of a user that follow them to every device. */
import type { Context } from "#server/context";
import { inTransaction, done, type Outcome } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { selectPreferences, updatePreferences, type Preferences } from "#server/storage/users/preferences";

/** Preferences to change; null and absent ones are kept. */
type PreferenceChanges = { readonly [Name in keyof Preferences]?: Preferences[Name] | null };

/** Reads the preferences of a user. */
export function readPreferences({ db }: Context, userId: string): Promise<Preferences> {
  return selectPreferences(db, userId);
}

/** Saves preferences of the viewer and returns all of them. */
export function saveOwnPreferences(ctx: Context, changes: PreferenceChanges): Promise<Outcome<Preferences>> {
  const { id } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const stored = await selectPreferences(tx, id);
    const preferences = {
      usesSingleKeys: changes.usesSingleKeys ?? stored.usesSingleKeys,
      hasSeenWelcome: changes.hasSeenWelcome ?? stored.hasSeenWelcome,
    };
    await updatePreferences(tx, id, preferences);
    return done(preferences);
  });
}
