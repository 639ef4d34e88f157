import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import * as standIn from "relay-runtime";

const require = createRequire(import.meta.url);

/** The files of react-relay that the app's hooks are made of. */
function filesOfHooks(): string[] {
  const hooks = readFileSync("scripts/vite/relayHooks.mjs", "utf8");
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/require\(["'](\.[^"']+)["']\)/g)) {
      add(createRequire(file).resolve(path));
    }
  };
  for (const [, path = ""] of hooks.matchAll(/from "(react-relay\/[^"]+)"/g)) add(require.resolve(path));
  return [...found];
}

/** What a file takes from relay-runtime, members of `__internal` with their owner. */
function namesTaken(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const [, ...owners] = text
    .split(/(?=\b_\w+ = require\(["']relay-runtime["']\))/)
    .map((part) => part.split(" ")[0]);
  const names = owners.flatMap((owner) =>
    [...text.matchAll(new RegExp(`\\b${owner}\\.(\\w+)`, "g"))].map(([, name = ""]) => name),
  );
  const members = [...text.matchAll(/\b(?:__)?internal\.(\w+)/g)].map(
    ([, name = ""]) => `__internal.${name}`,
  );
  return [...names, ...members];
}

test("what stands for relay-runtime has all that the hooks take from it", () => {
  const taken = new Set(filesOfHooks().flatMap(namesTaken));
  expect(taken.size).toBeGreaterThan(25);
  const { __internal: internal } = standIn;
  const given = new Set([
    ...Object.keys(standIn),
    ...Object.keys(internal).map((name) => `__internal.${name}`),
  ]);
  expect([...taken].filter((name) => !given.has(name))).toEqual([]);
});
