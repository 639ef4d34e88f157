/** Mails what needs attention to the users who want it, once a day. */
import { calendarDayOf } from "#domain/calendarDays";
import { can, roleTypeOf, type RoleType } from "#domain/permissions";
import type { Context } from "#server/context";
import { computeAttention } from "#server/domain/attention/attention";
import { RunIncomplete, type JobRun } from "#server/jobRun";
import { readSettings } from "#server/domain/installation/settings";
import type { Mailer } from "#server/outgoing/mailer";
import {
  claimDigest,
  releaseDigest,
  selectDigestUsers,
  type DigestUser,
} from "#server/storage/users/digestUsers";
import { digestContentOf, digestMail, type DigestContent } from "./digestMail";

type DigestContext = Pick<Context, "db" | "config" | "log" | "now" | "background">;

/**
 * Sends each user the lines that the overview shows to users of that role, or nothing if none needs attention. A digest
 * is claimed before it is sent, so that users get one a day, even with several servers. One that the mail server did not
 * accept for now is released, and the job fails after the others, so that it is retried.
 */
export async function sendDigests(ctx: DigestContext, mailer: Mailer | null, run: JobRun): Promise<void> {
  if (mailer === null) return run.skip("NO_MAIL_SERVER");
  const day = calendarDayOf(ctx.now());
  const { digestHour } = await readSettings(ctx.db);
  const contentOf = contentsByRole(ctx, digestHour);
  let delayedCount = 0;
  for (const user of await selectDigestUsers(ctx.db, day)) {
    if (!can(user, "overview")) continue;
    if (ctx.background.stopping.aborted) throw new Error("The server stops before all digests were sent.");
    const content = await contentOf(user);
    if (!(await claimDigest(ctx.db, user.id, day)) || content === null) continue;
    const mail = digestMail(user.email, content, ctx.config.publicUrl);
    const result = await mailer.send(mail, ctx.background.stopping);
    if (result.isSent) {
      run.count("SENT");
      continue;
    }
    const { reason, isFinal } = result;
    ctx.log.warn({ userId: user.id, reason, isFinal }, "a daily digest could not be sent");
    run.log("warn", `A digest could not be sent (${reason})`);
    // A further attempt sends the others.
    if (isFinal || run.isLastAttempt) run.count("FAILED");
    if (isFinal) continue;
    delayedCount += 1;
    await releaseDigest(ctx.db, user.id, day);
  }
  if (delayedCount > 0 && !run.isLastAttempt) {
    throw new RunIncomplete(`${delayedCount} digests could not be sent yet.`);
  }
}

/** Computes the content once for each role: it depends on nothing else. */
function contentsByRole(
  ctx: DigestContext,
  hour: number,
): (user: DigestUser) => Promise<DigestContent | null> {
  const contents = new Map<RoleType | undefined, Promise<DigestContent | null>>();
  return (user) => {
    const role = roleTypeOf(user);
    let content = contents.get(role);
    if (!content) {
      content = computeAttention(ctx, user).then((reports) => digestContentOf(reports, ctx.now(), hour));
      contents.set(role, content);
    }
    return content;
  };
}
