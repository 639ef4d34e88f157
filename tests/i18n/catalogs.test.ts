import type { Messages } from "@lingui/core";
import { expect, test } from "vitest";

const areas = import.meta.glob<Messages>("/locales/en/*.po", { eager: true, import: "messages" });

test("Catalogs: areas translate the same message in the same way, since they are merged into one catalog", () => {
  const translations = new Map<string, Set<string>>();
  for (const messages of Object.values(areas)) {
    for (const [id, message] of Object.entries(messages)) {
      translations.set(id, (translations.get(id) ?? new Set()).add(JSON.stringify(message)));
    }
  }
  expect(translations.size).toBeGreaterThan(1_000);
  expect([...translations.values()].filter((found) => found.size > 1)).toEqual([]);
});
