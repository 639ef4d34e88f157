/** Links by which users set a password: made, and handed over or sent by e-mail. */
import { roleTypeOf } from "#domain/permissions";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import { insertInvitations, type LinkPurpose } from "#server/storage/invitations/invitations";
import { systemName } from "#server/domain/activity/activity";
import { invitationLink, linkValidity } from "./invitations";
import { queueInviteMails } from "./inviteMails";
import { drawToken } from "#server/domain/sessions/secretTokens";

/** A link that was made. */
export interface IssuedLink {
  /** To pass on, known to nobody else; null: it goes out by e-mail. */
  readonly url: string | null;
}

/** Who makes links, and what for that is needed of a call. */
export type LinkIssuer = Pick<Context, "config" | "now" | "queue" | "viewer">;

/**
 * Makes a link for each of these users, who have no open one; with a mail server the e-mails are queued in the same
 * transaction. Answers the links in the order of the users.
 */
export async function issueLinks(
  tx: Transaction,
  { config, now, queue, viewer }: LinkIssuer,
  userIds: readonly string[],
  purpose: LinkPurpose,
): Promise<readonly IssuedLink[]> {
  const isMailed = config.smtpUrl !== null;
  // Of a link by e-mail the token is drawn just before it is sent, so that none is kept anywhere; these are forgotten.
  const drawn = userIds.map((userId) => ({ userId, ...drawToken() }));
  const links = drawn.map(({ userId, hash }) => ({ userId, tokenHash: hash }));
  const ids = await insertInvitations(tx, links, {
    purpose,
    delivery: isMailed ? "QUEUED" : "LINK",
    by: { id: viewer?.id ?? null, name: viewer?.username ?? systemName, role: roleTypeOf(viewer) ?? null },
    ...(await linkValidity(tx, now())),
  });
  if (isMailed) await queueInviteMails({ queue }, ids, { tx });
  return drawn.map(({ token }) => ({
    url: isMailed ? null : invitationLink(config.publicUrl, token, purpose),
  }));
}
