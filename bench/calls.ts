/** Demo accounts and calls that the benchmarks use. */

const demoPassword = "Probelauf-2025!";

/** Calls an endpoint, by default mgt, and returns the data. */
export async function call<Data>(
  url: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  token?: string,
  path: "/mgt/graphql" | "/mgt/process/graphql" = "/mgt/graphql",
): Promise<Data> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(`The call failed: ${JSON.stringify(errors)}`);
  return data;
}

/** Logs in and returns the token. */
export async function logIn(url: string, username: string): Promise<string> {
  const login = "mutation L($u: String!, $p: String!) { login(username: $u, password: $p) { token } }";
  const data = await call<{ login: { token: string } }>(url, login, { u: username, p: demoPassword });
  return data.login.token;
}

/** A page of 20 communes, as a list requests it. */
export const communesQuery = `query C($text: String) {
  communes(first: 20, filter: { text: $text }) {
    totalCount
    edges { cursor node { id ags name unit state serviceIds picture { url width height } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
