/** Activity log entries about the texts of a service. */
import { loggedTextKey, type ActivityValues } from "#domain/activityFields";
import { cutText } from "#domain/cutText";
import { findService } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import { recordActivity, type Activity } from "#server/domain/activity/activity";
import { requireViewer } from "#server/domain/sessions/sessions";

/** Maximum number of changed texts in an entry; entries of publications contain all. */
export const loggedChangesMax = 100;
/** Maximum length of a text in an entry. */
const loggedTextMaxLength = 500;

/** A text before and after a change. */
export interface LoggedChange {
  readonly key: string;
  readonly language: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A change of texts. */
interface TextActivity {
  readonly action: NonNullable<ActivityValues<"SAVE_CUSTOM_LOCALES">["textAction"]>;
  readonly changes: readonly LoggedChange[];
  /** Only for a publication. */
  readonly comment?: string;
  /** Number of the restored version. */
  readonly number?: number;
}

/** Writes an entry with the first changed texts. */
export async function recordTextChange(
  ctx: Context,
  tx: Transaction,
  of: CommuneServiceKey,
  { action, changes, comment = "", number }: TextActivity,
): Promise<void> {
  await recordActivity(tx, {
    ...textEntry(ctx, "SAVE_CUSTOM_LOCALES", of),
    before: { texts: loggedTexts(changes, "before") },
    after: {
      textAction: action,
      ...(comment !== "" && { comment }),
      ...(number !== undefined && { edition: number }),
      texts: loggedTexts(changes, "after"),
    },
  });
}

/** The first texts as an entry stores them. */
export function loggedTexts(
  changes: readonly LoggedChange[],
  side: "before" | "after",
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    changes
      .slice(0, loggedChangesMax)
      .map(({ key, language, [side]: text }) => [
        loggedTextKey(key, language),
        text === null ? null : cutText(text, loggedTextMaxLength),
      ]),
  );
}

/** An entry without values. */
export function textEntry<Type extends "SAVE_CUSTOM_LOCALES" | "SAVE_SERVICE_LANGUAGES">(
  ctx: Context,
  type: Type,
  { communeAgs: ags, serviceId }: CommuneServiceKey,
): Activity<Type> {
  return {
    type,
    at: ctx.now(),
    actor: requireViewer(ctx),
    ags,
    serviceId,
    target: { kind: "service", id: serviceId },
    label: findService(serviceId)?.name.de ?? serviceId,
  };
}
