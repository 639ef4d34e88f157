/** Settings of the viewer's own account. */
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import { readSettings } from "#server/domain/installation/settings";
import { done, type Outcome } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { selectWantsDigest, updateWantsDigest } from "#server/storage/users/digestUsers";

/** The settings as in the contract. */
export interface OwnSettings {
  readonly wantsDigest: boolean | null;
  readonly sendsMail: boolean;
  /** In Europe/Berlin. */
  readonly digestHour: number;
}

/** Reads the settings of the viewer. */
export async function readOwnSettings(ctx: Context): Promise<OwnSettings> {
  const viewer = requireViewer(ctx);
  const { digestHour } = await readSettings(ctx.db);
  return {
    digestHour,
    wantsDigest: can(viewer, "overview") ? await selectWantsDigest(ctx.db, viewer.id) : null,
    sendsMail: ctx.config.smtpUrl !== null,
  };
}

/** Saves the settings of the viewer. Access is restricted in the GraphQL schema. */
export async function saveOwnSettings(
  ctx: Context,
  { wantsDigest }: { readonly wantsDigest: boolean },
): Promise<Outcome<OwnSettings>> {
  const viewer = requireViewer(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await updateWantsDigest(tx, viewer.id, wantsDigest))) return;
    await recordActivity(tx, {
      type: "UPDATE_USER",
      at: ctx.now(),
      actor: viewer,
      label: viewer.username,
      target: { kind: "user", id: viewer.id },
      before: { wantsDigest: !wantsDigest },
      after: { wantsDigest },
    });
  });
  return done(await readOwnSettings(ctx));
}
