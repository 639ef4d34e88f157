/** E-mails with links, sent by the queue. */
import { queueOf } from "../queue/queue";
import type { Database, Transaction } from "../storage/database";

/** Name of the queue of e-mails. */
const mailQueue = "invite-mail";

/**
 * Queues the e-mails of these invitations in the transaction that makes them. A process without a queue leaves them to
 * the sweep of another.
 */
export async function queueInviteMails(
  db: Database,
  ids: readonly string[],
  tx?: Transaction,
): Promise<void> {
  const jobs = ids.map((id) => ({ key: id, data: { invitationId: id } }));
  await queueOf(db)?.send(mailQueue, jobs, tx);
}
