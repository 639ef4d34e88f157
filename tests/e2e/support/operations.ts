/** The operations that the app sends, by name. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "playwright/test";

const folder = "schema/operations";
const documentForm = /^(?:query|mutation|subscription) (\w+)/;

/** Operation names by persisted id. */
function readNames(): ReadonlyMap<string, string> {
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const documents = files.flatMap((text) => Object.entries(JSON.parse(text) as Record<string, string>));
  return new Map(documents.map(([id, document]) => [id, documentForm.exec(document)?.[1] ?? id]));
}

/** Watches a page. The returned function lists the operations sent during an action, sorted by name. */
export function watchOperations(
  page: Page,
): (act: () => Promise<unknown>, end?: string) => Promise<readonly string[]> {
  const names = readNames();
  const nameOf = (request: Request): string | null => {
    if (!new URL(request.url()).pathname.endsWith("/graphql")) return null;
    const { id = "" } = (request.postDataJSON() as { id?: string } | null) ?? {};
    return names.get(id) ?? "unknown";
  };
  let noted: string[] = [];
  page.on("request", (request) => {
    const name = nameOf(request);
    if (name !== null) noted.push(name);
  });
  return async (act, end) => {
    noted = [];
    // The response to this one arrives last.
    const settled =
      end === undefined ? null : page.waitForResponse((answer) => nameOf(answer.request()) === end);
    await act();
    await settled;
    return noted.toSorted();
  };
}
