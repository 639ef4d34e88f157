/** Calls that bypass the app: GraphQL as a script would send it, and raw bytes. */
import { get, type IncomingHttpHeaders } from "node:http";
import { demoPassword } from "#server/demo/users";

interface Answered {
  readonly status: number;
  readonly data: unknown;
  /** Codes of the errors; empty on success. */
  readonly codes: readonly unknown[];
}

interface WireAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

/** Sends a document or its id to an endpoint of the server. */
export async function call(
  url: string,
  body: { readonly query?: string; readonly id?: string; readonly variables?: object },
  { token, path = "/mgt/graphql" }: { readonly token?: string; readonly path?: string } = {},
): Promise<Answered> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { data, errors = [] } = (await response.json()) as WireAnswer;
  return { status: response.status, data, codes: errors.map(({ extensions }) => extensions?.code) };
}

const loginDocument =
  "mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { token } }";

/** Logs in at a server that accepts any document; returns the token or the error codes. */
export async function logInAt(url: string, username: string, password = demoPassword) {
  const { data, codes } = await call(url, { query: loginDocument, variables: { username, password } });
  const { login } = (data ?? {}) as { readonly login?: { readonly token: string } | null };
  return { token: login?.token, codes };
}

/** Fetches a file without decoding it. */
export function fetchRaw(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).once("error", reject);
  });
}
