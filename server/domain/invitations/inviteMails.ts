/** E-mails with links, sent by the queue. The token of such a link is nowhere kept: see `run`. */
import type { Context } from "#server/context";
import type { Mailer } from "#server/outgoing/mailer";
import type { QuickJobKind } from "#server/queue/queue";
import type { Transaction } from "#server/storage/database/database";
import {
  beginMail,
  endMail,
  failDueMails,
  selectDueMails,
  type StoredMail,
} from "#server/storage/invitations/inviteMails";
import { linkMail } from "./inviteMail";
import { invitationLink } from "./invitations";
import { drawToken } from "#server/domain/sessions/secretTokens";

/** Name of the queue of e-mails. */
const mailQueue = "invite-mail";

/** Most e-mails that a process sends at once. */
export const mailSlots = 4;

/** Most that a sweep sends on. */
const sweepBatch = 1_000;

/** How e-mails are tried again. */
export interface MailLimits {
  /** Milliseconds after each failed attempt; the one after the last is final. */
  readonly pausesMs: readonly number[];
  /** Milliseconds after which an attempt counts as lost with its server; longer than any takes. */
  readonly lostMs: number;
}

const minuteMs = 60_000;
/** For about an hour. */
const usual: MailLimits = {
  pausesMs: [0.5, 1, 2, 4, 8, 15, 30].map((minutes) => minutes * minuteMs),
  lostMs: 1.5 * minuteMs,
};

/**
 * Queues the e-mails of these invitations, in the transaction that makes them. A process without a queue leaves them to
 * the sweep of another.
 */
export async function queueInviteMails(
  { queue }: Pick<Context, "queue">,
  ids: readonly string[],
  { tx, at }: { readonly tx?: Transaction; readonly at?: Date } = {},
): Promise<void> {
  const jobs = ids.map((id) => ({ key: id, data: { invitationId: id }, ...(at && { startAfter: at }) }));
  await queue.send(mailQueue, jobs, tx);
}

/**
 * The kind of job that sends e-mails.
 * @param mailer null: there is no mail server, so that what another configuration has left queued has failed
 */
export function inviteMailKind(
  ctx: Pick<Context, "db" | "config" | "log" | "now" | "queue">,
  mailer: Mailer | null,
  changes: Partial<MailLimits> = {},
): QuickJobKind {
  const limits = { ...usual, ...changes };
  return {
    name: mailQueue,
    slots: mailSlots,
    expireInSeconds: 120,
    retryLimit: 3,
    retryDelaySeconds: 5,
    // Sweeps send what is due once more, which must not pile up.
    waitsOnce: true,
    async run({ invitationId: id }, signal) {
      if (id === undefined || mailer === null) return;
      // Drawn only now and known to the e-mail alone. A server that dies before the attempt's end is noted leaves an
      // e-mail whose link the next attempt ends: the user gets a second one, which works.
      const { token, hash } = drawToken();
      const now = ctx.now();
      const lostAt = new Date(now.getTime() + limits.lostMs);
      const mail = await beginMail(ctx.db, id, { tokenHash: hash, now, lostAt });
      if (!mail) return;
      const result = await mailer.send(contentOf(ctx, mail, token), signal);
      if (result.isSent) return endMail(ctx.db, id, hash, { delivery: "SENT" });

      const pauseMs = signal.aborted ? 0 : limits.pausesMs[mail.tries - 1];
      const { isFinal, reason } = result;
      const isOver = isFinal || pauseMs === undefined;
      ctx.log.warn({ invitationId: id, tries: mail.tries, reason, isOver }, "an e-mail was not sent");
      if (isOver) return endMail(ctx.db, id, hash, { delivery: "FAILED" });
      const dueAt = new Date(ctx.now().getTime() + pauseMs);
      await endMail(ctx.db, id, hash, { dueAt });
      await queueInviteMails(ctx, [id], { at: dueAt });
    },
    async sweep() {
      if (mailer !== null) {
        return queueInviteMails(ctx, await selectDueMails(ctx.db, ctx.now(), sweepBatch));
      }
      const count = await failDueMails(ctx.db, ctx.now());
      if (count > 0) ctx.log.warn({ count }, "e-mails cannot be sent: there is no SMTP_URL");
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
