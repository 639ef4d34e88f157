/* Problems that keep the app from running, shown in Vite's overlay in the browser until they are fixed. */
import { readdirSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { inRoot } from "../run.mjs";

/** Path, line and column of the first position in an error text. */
function positionIn(text) {
  const found = /((?:src|schema|server|locales)\/[^\s:()[\]]+):(\d+)(?::(\d+))?/.exec(text);
  return found && { file: inRoot(found[1]), line: Number(found[2]), column: Number(found[3] ?? 1) };
}

/** Position of the field that the server refuses, for example "The field Query.users of the contract …". */
function positionOfField(text) {
  const [, type, field] = /\bfield (\w+)\.(\w+) of the contract/.exec(text) ?? [];
  if (field === undefined) return null;
  for (const name of readdirSync(inRoot("schema")).filter((each) => each.endsWith(".graphql"))) {
    const lines = readFileSync(inRoot("schema", name), "utf8").split("\n");
    const start = lines.findIndex((line) => line.startsWith(`type ${type} `));
    const offset = lines.slice(start).findIndex((line) => new RegExp(`^  ${field}[(:]`).test(line));
    if (start >= 0 && offset >= 0) {
      return { file: inRoot("schema", name), line: start + offset + 1, column: 3 };
    }
  }
  return null;
}

/** `hot` sends to the page; see Vite's HotChannel. */
export function createProblems(hot) {
  const current = new Map();

  function show() {
    for (const err of [...current.values()].slice(0, 1)) hot.send({ type: "error", err });
  }
  // Pages that are opened or reloaded show current problems, too.
  hot.on("connection", show);

  return {
    /** Shows the problem of a program and replaces its previous one. */
    report(source, text) {
      const message = stripVTControlCharacters(text).trim();
      const loc = positionIn(message) ?? positionOfField(message);
      const place = loc ? { id: loc.file, loc } : {};
      current.set(source, { plugin: source, message, stack: "", ...place });
      show();
    },
    /** Clears the problem of a program. Reloads the page if no problem is left. */
    clear(source) {
      if (!current.delete(source)) return;
      if (current.size > 0) show();
      else hot.send({ type: "full-reload" });
    },
  };
}
