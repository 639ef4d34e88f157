/** Creates links for setting a password, which are returned or sent by e-mail. */
import { roleTypeOf } from "#domain/permissions";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import { insertInvitations, type LinkPurpose } from "#server/storage/invitations/invitations";
import { systemName } from "#server/domain/activity/activity";
import { invitationLink, linkValidity } from "./invitations";
import { enqueueInviteMails } from "./inviteMails";
import { generateToken } from "#server/domain/sessions/secretTokens";

/** A link that was created. */
export interface IssuedLink {
  /** For the caller to pass on; available nowhere else. `null` if it is sent by e-mail. */
  readonly url: string | null;
}

/** The part of the request context needed to create links, including who creates them. */
export type LinkIssuer = Pick<Context, "config" | "now" | "queue" | "viewer">;

/**
 * Creates a link for each of these users, who must not have an open one. If a mail server is configured, the e-mails
 * are enqueued in the same transaction. Returns the links in the order of `userIds`.
 */
export async function issueLinks(
  tx: Transaction,
  { config, now, queue, viewer }: LinkIssuer,
  userIds: readonly string[],
  purpose: LinkPurpose,
): Promise<readonly IssuedLink[]> {
  const isMailed = config.smtpUrl !== null;
  // E-mailed links get a token just before sending, so that it is never stored; these tokens are then discarded.
  const generated = userIds.map((userId) => ({ userId, ...generateToken() }));
  const links = generated.map(({ userId, hash }) => ({ userId, tokenHash: hash }));
  const ids = await insertInvitations(tx, links, {
    purpose,
    delivery: isMailed ? "QUEUED" : "LINK",
    by: { id: viewer?.id ?? null, name: viewer?.username ?? systemName, role: roleTypeOf(viewer) ?? null },
    ...(await linkValidity(tx, now())),
  });
  if (isMailed) await enqueueInviteMails({ queue }, ids, { tx });
  return generated.map(({ token }) => ({
    url: isMailed ? null : invitationLink(config.publicUrl, token, purpose),
  }));
}
