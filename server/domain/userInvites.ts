/** Invitations of users by others (section 4): the first one, the next one, and their end. */
import type { Transaction } from "../storage/database";
import { withdrawInvitations } from "../storage/invitations";
import { recordActivity } from "./activity";
import { issueLinks, type IssuedLink, type LinkIssuer } from "./issueLinks";
import { findUser } from "./users";

/**
 * Invites a user who is there already, in the transaction that made them or that holds them: earlier links end, the
 * entry of the log is written, and the e-mail is queued where there is a mail server.
 */
export async function inviteUser(tx: Transaction, ctx: LinkIssuer, userId: string): Promise<IssuedLink> {
  const user = await findUser(tx, userId);
  if (user === null) throw new Error("The user to invite is not there.");
  await withdrawInvitations(tx, userId, ctx.now());
  const [link] = await issueLinks(tx, ctx, [userId], "INVITATION");
  if (link === undefined) throw new Error("A user has one link.");
  const { username, email } = user;
  await recordActivity(tx, {
    ...{ type: "SEND_USER_INVITE", at: ctx.now(), actor: ctx.viewer },
    ...{ target: { kind: "user", id: userId }, label: username, after: { username, email } },
  });
  return link;
}
