/** What GraphiQL keeps between visits: tabs, history and layout, for each endpoint. */
import type { GraphiQL } from "graphiql";
import type { ComponentProps } from "react";
import type { EndpointName } from "#domain/endpoints";

type EditorStorage = NonNullable<ComponentProps<typeof GraphiQL>["storage"]>;

/** Wraps `storage`. Entered headers, which may contain a token, are never stored. */
export function createEditorStorage(storage: Storage, endpoint: EndpointName): EditorStorage {
  const prefix = `graphiql:${endpoint}:`;
  const ownKeys = () => Object.keys(storage).filter((key) => key.startsWith(prefix));
  return {
    get length() {
      return ownKeys().length;
    },
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, withoutHeaders(value)),
    removeItem: (key) => storage.removeItem(prefix + key),
    clear: () => ownKeys().forEach((key) => storage.removeItem(key)),
  };
}

/** The history stores the headers of each request, also if `shouldPersistHeaders` is false. */
function withoutHeaders(value: string): string {
  try {
    return JSON.stringify(JSON.parse(value, (key, each: unknown) => (key === "headers" ? undefined : each)));
  } catch {
    return value;
  }
}
