/** Sends calls of the signed-in user: waits while the server is down or the session has ended. */
import type { EndpointName } from "#domain/endpoints";
import { hasCode } from "./apiError";
import type { Network } from "./network";
import { post, type Answer, type PersistedOperation } from "./post";

export interface SendOptions {
  /** Whether the call may be sent twice: queries may, mutations may not. */
  readonly repeatable: boolean;
  /** Polling and the like, which does not count as use of the session. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
}

/** Most reads per query, so that frequent changes cannot delay it forever. */
const readsMax = 3;

function noteRefusals({ refusals }: Network, errors: readonly unknown[]): void {
  if (errors.some((error) => hasCode(error, "insufficient_permissions"))) refusals.set(refusals.get() + 1);
}

async function withLogin(
  network: Network,
  call: (token: string | null) => Promise<Answer>,
  { background, signal }: Omit<SendOptions, "repeatable">,
): Promise<Answer> {
  const { credentials } = network;
  for (;;) {
    const token = credentials.token();
    try {
      const answer = await call(token);
      if (!background) credentials.used();
      noteRefusals(
        network,
        answer.failures.map(({ error }) => error),
      );
      return answer;
    } catch (error) {
      noteRefusals(network, [error]);
      // The server refused before doing anything, so even a mutation may be resent.
      if (!hasCode(error, "unauthorized")) throw error;
      await credentials.renew(token);
      signal?.throwIfAborted();
    }
  }
}

/**
 * Sends a query, and resends it if a mutation completed meanwhile: the response
 * may predate the mutation and would overwrite its result in the store.
 */
async function readAfterChanges({ changes }: Network, read: () => Promise<Answer>): Promise<Answer> {
  for (let reads = 1; ; reads += 1) {
    const before = changes.get();
    const answer = await read();
    if (changes.get() === before || reads === readsMax) return answer;
  }
}

/**
 * Makes a call as the signed-in user. Repeatable calls wait until the server and its database are
 * reachable; others fail with `unreachable` or `database_unavailable`, since it is unknown whether
 * they were carried out. If the session has ended, the call waits for the login and is then resent.
 */
export async function sendBy(
  network: Network,
  call: (token: string | null) => Promise<Answer>,
  options: SendOptions,
): Promise<Answer> {
  const { reached, untilReached } = network.reachability;
  if (options.repeatable) {
    const read = () => withLogin(network, call, options);
    return untilReached(() => readAfterChanges(network, read), options.signal);
  }
  const { changes, pendingChanges } = network;
  pendingChanges.set(pendingChanges.get() + 1);
  try {
    const answer = await withLogin(network, call, options);
    changes.set(changes.get() + 1);
    reached();
    return answer;
  } finally {
    pendingChanges.set(pendingChanges.get() - 1);
  }
}

/** Sends an operation as JSON, with the retry rules of `sendBy`. */
export function send(
  network: Network,
  endpoint: EndpointName,
  operation: PersistedOperation,
  variables: object,
  options: SendOptions,
): Promise<Answer> {
  const { repeatable, background, signal } = options;
  // A mutation must complete even if the page is left.
  const keepalive = !repeatable;
  return sendBy(
    network,
    (token) => post(network, endpoint, operation, variables, { token, background, signal, keepalive }),
    options,
  );
}
