/** E-mails with links, sent by the queue. The token of such a link is never stored: see `run`. */
import type { Context } from "#server/context";
import type { Mailer } from "#server/outgoing/mailer";
import type { JobKind } from "#server/queue/queue";
import type { Transaction } from "#server/storage/database/database";
import {
  claimMailAttempt,
  recordMailOutcome,
  failDueMails,
  selectDueMails,
  type StoredMail,
} from "#server/storage/invitations/inviteMails";
import { linkMail } from "./inviteMail";
import { invitationLink } from "./invitations";
import { generateToken } from "#server/domain/sessions/secretTokens";

/** Name of the queue of e-mails. */
const mailQueue = "invite-mail";

/** Maximum number of e-mails that a process sends concurrently. */
export const mailSlots = 4;

/** Maximum number of e-mails that one sweep enqueues. */
const sweepBatch = 1_000;

/** Retry policy of e-mails. */
export interface MailLimits {
  /** Backoff in milliseconds after each failed attempt; the attempt after the last pause is final. */
  readonly pausesMs: readonly number[];
  /** Milliseconds after which an attempt is considered lost with its server; longer than any attempt takes. */
  readonly attemptTimeoutMs: number;
}

const minuteMs = 60_000;
/** Retries for about an hour. */
const defaults: MailLimits = {
  pausesMs: [0.5, 1, 2, 4, 8, 15, 30].map((minutes) => minutes * minuteMs),
  attemptTimeoutMs: 1.5 * minuteMs,
};

/**
 * Enqueues the e-mails for these invitations; pass `tx` to do so in the transaction that creates them. If this process
 * has no queue, the sweep of another process picks them up.
 */
export async function enqueueInviteMails(
  { queue }: Pick<Context, "queue">,
  ids: readonly string[],
  { tx, at }: { readonly tx?: Transaction; readonly at?: Date } = {},
): Promise<void> {
  const jobs = ids.map((id) => ({ key: id, data: { invitationId: id }, ...(at && { startAfter: at }) }));
  await queue.send(mailQueue, jobs, tx);
}

/**
 * Returns the kind of job that sends e-mails.
 * @param mailer `null` if there is no mail server; e-mails queued under another configuration are then marked as failed
 */
export function inviteMailKind(
  ctx: Pick<Context, "db" | "config" | "log" | "now" | "queue">,
  mailer: Mailer | null,
  changes: Partial<MailLimits> = {},
): JobKind {
  const limits = { ...defaults, ...changes };
  return {
    name: mailQueue,
    slots: mailSlots,
    expireInSeconds: 120,
    retryLimit: 3,
    retryDelaySeconds: 5,
    // Sweeps enqueue due e-mails again, and these duplicates must not pile up.
    deduplicatesByKey: true,
    async run({ invitationId: id }, signal) {
      if (id === undefined || mailer === null) return;
      // Generated only now, so that the token exists only in the e-mail. If the server dies before it records the
      // result, the next attempt invalidates that link, and the user gets a second e-mail with a working one.
      const { token, hash } = generateToken();
      const now = ctx.now();
      const lostAt = new Date(now.getTime() + limits.attemptTimeoutMs);
      const mail = await claimMailAttempt(ctx.db, id, { tokenHash: hash, now, lostAt });
      if (!mail) return;
      const result = await mailer.send(contentOf(ctx, mail, token), signal);
      if (result.isSent) return recordMailOutcome(ctx.db, id, hash, { delivery: "SENT" });

      const pauseMs = signal.aborted ? 0 : limits.pausesMs[mail.tries - 1];
      const { isFinal, reason } = result;
      const isOver = isFinal || pauseMs === undefined;
      ctx.log.warn({ invitationId: id, tries: mail.tries, reason, isOver }, "an e-mail could not be sent");
      if (isOver) return recordMailOutcome(ctx.db, id, hash, { delivery: "FAILED" });
      const dueAt = new Date(ctx.now().getTime() + pauseMs);
      await recordMailOutcome(ctx.db, id, hash, { dueAt });
      await enqueueInviteMails(ctx, [id], { at: dueAt });
    },
    async sweep() {
      if (mailer !== null) {
        return enqueueInviteMails(ctx, await selectDueMails(ctx.db, ctx.now(), sweepBatch));
      }
      const count = await failDueMails(ctx.db, ctx.now());
      if (count > 0) ctx.log.warn({ count }, "e-mails cannot be sent: SMTP_URL is not set");
    },
  };
}

function contentOf({ config }: Pick<Context, "config">, mail: StoredMail, token: string) {
  const { purpose, username, email, invitedById, invitedByName, expiresAt } = mail;
  return linkMail({
    purpose,
    username,
    email,
    expiresAt,
    publicUrl: config.publicUrl,
    by: invitedById === null ? null : invitedByName,
    url: invitationLink(config.publicUrl, token, purpose),
  });
}
