/** Submits applications over HTTP continuously and records which were acknowledged. */
import { randomUUID } from "node:crypto";
import { place } from "./processCalls";

const path = "/mgt/process/graphql";
const query = `mutation($input: SubmitApplicationInput!) { submitApplication(input: $input) { pid errors { code } } }`;

/** The response to a submission. */
export interface Submission {
  /** Null if it was not acknowledged. */
  readonly pid: string | null;
  readonly status: number;
  readonly codes: readonly string[];
  readonly retryAfter: string | null;
}

/** Submits one application. */
async function submit(url: string, intakeToken: string): Promise<Submission> {
  const input = {
    ...place,
    idempotencyKey: randomUUID(),
    key: "meldung",
    type: "ASYNCHRONOUS",
    variables: {},
  };
  const response = await fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${intakeToken}` },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data, errors = [] }: Answer = await response.json();
  return {
    pid: data?.submitApplication?.pid ?? null,
    status: response.status,
    codes: errors.map(({ extensions }) => extensions.code),
    retryAfter: response.headers.get("Retry-After"),
  };
}

interface Answer {
  readonly data?: { readonly submitApplication?: { readonly pid: string | null } | null } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

/** Several clients that submit sequentially until stopped. */
export function keepSubmitting(
  url: string,
  intakeToken: string,
  count: number,
  onEach: (each: Submission) => void,
) {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) onEach(await submit(url, intakeToken));
  };
  const runs = Array.from({ length: count }, run);
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(runs);
    },
  };
}
