/** Sends a test mail to the viewer, with the sender that applies or one that is not saved yet. */
import { createHash } from "node:crypto";
import { textProblem } from "#domain/systemSettingRules";
import { toSingleLine } from "#domain/singleLine";
import {
  connectionTestTimeoutMs,
  loginFailuresForgottenMs,
  loginLongestWaitMs,
  testMailWaitMs,
} from "#domain/timings";
import type { Context } from "#server/context";
import { bilingualMail } from "#server/domain/bilingualMail";
import { refused, done, userError, type Outcome } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { createMailer } from "#server/outgoing/mailer";
import { countFailure, type ThrottlePolicy } from "#server/storage/sessions/loginThrottle";
import { readSender } from "./mailSender";
import { lockOf } from "./systemSettings";

/** Two mails in a row, then a minute between them, which doubles. */
const policy: ThrottlePolicy = {
  failuresBeforeWait: 2,
  firstWaitMs: testMailWaitMs,
  longestWaitMs: loginLongestWaitMs,
  resetAfterMs: loginFailuresForgottenMs,
  decayIntervalMs: null,
};

/**
 * Sends the mail and waits for the mail server's answer. Returns the address. Payload errors: mail_not_configured,
 * setting_locked, sender_invalid, text_invalid, text_too_long, test_mail_too_soon, mail_failed.
 * @param sender to try; null: the one that applies
 */
export async function sendTestMail(ctx: Context, sender: string | null): Promise<Outcome<string>> {
  const { db, config } = ctx;
  const { smtpUrl } = config;
  const { id, email, username } = requireViewer(ctx);
  if (smtpUrl === null) return refused(userError("mail_not_configured"));
  const current = await readSender(db, config);
  const from = sender === null ? current : toSingleLine(sender) || current;
  const variable = lockOf(config, "mailSender");
  if (variable !== null && from !== current) {
    return refused(userError("setting_locked", ["mailSender"], { variable }));
  }
  const problem = textProblem("mailSender", from);
  if (problem) return refused(userError(problem.code, ["mailSender"], problem.params));
  const key = createHash("sha256").update(`testMail\0${id}`).digest("hex");
  const retryAt = await db.transaction().execute((tx) => countFailure(tx, key, ctx.now(), policy));
  if (retryAt) return refused(userError("test_mail_too_soon", null, { retryAt: retryAt.toISOString() }));
  const mailer = createMailer({ smtpUrl, from: () => Promise.resolve(from), connections: 1 });
  try {
    const mail = testMail(email, username, config.publicUrl);
    const result = await mailer.send(mail, AbortSignal.timeout(connectionTestTimeoutMs));
    if (result.isSent) return done(email);
    const { reason, answer } = result;
    ctx.log.warn({ reason }, "a test mail could not be sent");
    return refused(userError("mail_failed", null, { reason, ...(answer !== null && { answer }) }));
  } finally {
    mailer.close();
  }
}

function testMail(to: string, username: string, publicUrl: string) {
  return bilingualMail({
    to,
    subject: "Service Management: Test-E-Mail",
    german: [
      "Guten Tag,",
      `diese E-Mail hat ${username} in den Einstellungen ausgelöst. Kommt sie an, funktioniert der Versand.`,
      { url: `${publicUrl}/admin/settings` },
    ],
    english: [
      "Hello,",
      `${username} sent this e-mail from the settings. If it arrives, sending works.`,
      { url: `${publicUrl}/admin/settings` },
    ],
  });
}
