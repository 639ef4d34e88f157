/** What saving changes of settings would do at once, to tell it beforehand. */
import { normalizedChanges, settingProblems, type SettingChanges } from "#domain/systemSettingRules";
import { settingKeys, type SystemSettings } from "#domain/systemSettings";
import type { Context } from "#server/context";
import { pseudonymisedBefore } from "#server/domain/activity/pseudonymisation";
import { previewErasure } from "#server/domain/erasure/erasurePreview";
import { requireViewer } from "#server/domain/sessions/sessions";
import { sessionSpans } from "#server/domain/sessions/sessionSpans";
import {
  countedEffectsMax,
  countEndedSessions,
  countEntriesOfUsers,
  countExpiredInvitations,
  countLanguageUse,
} from "#server/storage/settingEffects";
import { areSessionsShorter, withDefaults } from "./saveSettings";
import { readSettings } from "./settings";

/** The effects as in the contract; counts end at 10,000. */
export interface SettingEffects {
  readonly endedSessionCount: number;
  readonly endsOwnSession: boolean;
  readonly expiredInvitationCount: number;
  readonly erasedApplicationCount: number;
  readonly pseudonymisedEntryCount: number;
  readonly languagesInUse: readonly { readonly language: string; readonly serviceCount: number }[];
}

/** Counts the effects of changes; invalid ones are ignored. */
export async function settingEffects(ctx: Context, changes: SettingChanges): Promise<SettingEffects> {
  const { db } = ctx;
  const now = ctx.now();
  const { sessionId } = requireViewer(ctx);
  const before = await readSettings(db);
  const after = { ...before, ...withDefaults(validChanges(changes, now)) };
  const none = { count: 0, isOwn: false };
  const [sessions, invitations, applications, entries, languages] = await Promise.all([
    areSessionsShorter(before, after) ? countEndedSessions(db, sessionSpans(after), now, sessionId) : none,
    after.invitationDays < before.invitationDays ? countExpiredInvitations(db, after.invitationDays, now) : 0,
    after.erasureDays < before.erasureDays ? countErased(ctx, before, after) : 0,
    after.activityRetentionMonths < before.activityRetentionMonths
      ? countEntriesOfUsers(db, pseudonymisedBefore(before, now), pseudonymisedBefore(after, now))
      : 0,
    countLanguageUse(
      db,
      before.languages.filter((language) => !after.languages.includes(language)),
    ),
  ]);
  return {
    endedSessionCount: sessions.count,
    endsOwnSession: sessions.isOwn,
    expiredInvitationCount: invitations,
    erasedApplicationCount: applications,
    pseudonymisedEntryCount: entries,
    languagesInUse: languages.map(({ language, count }) => ({ language, serviceCount: count })),
  };
}

function validChanges(changes: SettingChanges, now: Date): SettingChanges {
  const given = normalizedChanges(changes);
  const invalid = new Set(settingProblems(given, now).map(({ path }) => path.split(/[.[]/)[0]));
  const valid = settingKeys.filter((key) => !invalid.has(key));
  return Object.fromEntries(valid.map((key) => [key, given[key]]));
}

/** Counts the applications that the next run would erase in addition, because of a shorter period. */
async function countErased(ctx: Context, before: SystemSettings, after: SystemSettings): Promise<number> {
  const [now, then] = [
    await previewErasure(ctx, { defaultDays: before.erasureDays }),
    await previewErasure(ctx, { defaultDays: after.erasureDays }),
  ];
  return Math.min(Math.max(0, then.count - now.count), countedEffectsMax);
}
