/** Authenticated calls, which retry with the previous password if the current one is refused. */
import type { Context } from "#server/context";
import { recordKbaUse } from "#server/domain/kba/kbaUse";
import type { Credentials } from "#server/domain/resources/credentials";
import type { PostFailure, TargetResponse } from "#server/outgoing/postTarget";

type Answer = TargetResponse | PostFailure;

/** An answer with the credentials of its call. */
export interface AuthenticatedAnswer {
  readonly answer: Answer;
  readonly used: Credentials;
}

/** Sends a call. If its credentials are refused and there are previous ones, sends it once more with those. */
export async function sendAuthenticated(
  credentials: Credentials,
  send: (credentials: Credentials) => Promise<Answer>,
): Promise<AuthenticatedAnswer> {
  const answer = await send(credentials);
  const { previous } = credentials;
  if (previous === undefined || !("status" in answer) || !isRefused(answer.status)) {
    return { answer, used: credentials };
  }
  return { answer: await send(previous), used: previous };
}

/**
 * Records the use of KBA settings by a call whose credentials were accepted or finally refused. A refusal is recorded
 * for the current password, even if the previous one was tried after it.
 */
export async function recordUse(
  ctx: Pick<Context, "db" | "now">,
  credentials: Credentials,
  { answer, used }: AuthenticatedAnswer,
): Promise<void> {
  if (!("status" in answer)) return;
  const { status } = answer;
  const isAccepted = status >= 200 && status < 300;
  const kba = isAccepted ? used.kba : credentials.kba;
  if (kba === undefined || !(isAccepted || isRefused(status))) return;
  await recordKbaUse(ctx.db, kba.settingsId, kba.identifier, isAccepted ? "SUCCEEDED" : "REFUSED", ctx.now());
}

function isRefused(status: number): boolean {
  return status === 401 || status === 403;
}
