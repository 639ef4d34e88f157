/** A call on behalf of the signed-in user: waits out a server that is down and a session that has ended. */
import { hasCode } from "./apiError";
import { credentials } from "./credentials";
import type { EndpointName } from "#domain/endpoints";
import { post, type Answer, type PersistedOperation } from "./post";
import { isOutdated, reached, untilReached } from "./reachability";

export interface SendOptions {
  /** Whether the call may be sent twice: queries may, mutations may not. */
  readonly repeatable: boolean;
  readonly signal?: AbortSignal;
}

async function once(
  endpoint: EndpointName,
  operation: PersistedOperation,
  variables: object,
  { signal }: SendOptions,
): Promise<Answer> {
  for (;;) {
    const token = credentials().token();
    try {
      const answer = await post(endpoint, operation, variables, { token, signal });
      credentials().used();
      return answer;
    } catch (error) {
      // The server refused before doing anything, so even a mutation may be sent again.
      if (!hasCode(error, "unauthorized")) throw error;
      await credentials().renew(token);
    }
  }
}

/**
 * Sends an operation. Queries wait until the server can be reached; mutations fail with `unreachable`, since nobody
 * knows whether they were carried out. A dead session lets the call wait for the login and then repeats it.
 */
export async function send(
  endpoint: EndpointName,
  operation: PersistedOperation,
  variables: object,
  options: SendOptions,
): Promise<Answer> {
  const call = () => once(endpoint, operation, variables, options);
  try {
    if (options.repeatable) return await untilReached(call, options.signal);
    const answer = await call();
    reached();
    return answer;
  } catch (error) {
    if (hasCode(error, "unknown_operation")) isOutdated.set(true);
    throw error;
  }
}
