/** Transport of GraphiQL: JSON over POST, server-sent events for subscriptions. */
import type { GraphiQL } from "graphiql";
import { getOperationAST, parse } from "graphql";
import { createClient } from "graphql-sse";
import type { ComponentProps } from "react";
import { callHeaders } from "#relay/post";

type Fetcher = ComponentProps<typeof GraphiQL>["fetcher"];

/**
 * Creates a fetcher that posts to `url`. Each request carries the token that `readToken` returns at that moment, unless
 * the Headers tab sets another Authorization.
 */
export function createFetcher(url: string, readToken: () => string | null): Fetcher {
  return ({ query, variables, operationName }, { headers: entered = {} } = {}) => {
    const params = { query, variables, operationName: operationName ?? undefined };
    const headers = new Headers(callHeaders({ token: readToken() }));
    headers.set("Content-Type", "application/json");
    for (const [name, value] of Object.entries(entered)) headers.set(name, String(value));
    return isSubscription(query, operationName)
      ? createClient({ url, headers: Object.fromEntries(headers), credentials: "omit" }).iterate(params)
      : post(url, headers, params);
  };
}

/** GraphiQL's own AST of the document lags behind the editor. */
function isSubscription(query: string, operationName: string | null | undefined): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === "subscription";
  } catch {
    // The server reports the syntax error.
    return false;
  }
}

async function post(url: string, headers: Headers, params: object) {
  const body = JSON.stringify(params);
  const response = await fetch(url, {
    method: "POST",
    headers,
    body,
    credentials: "omit",
    cache: "no-store",
  });
  return response.json();
}
