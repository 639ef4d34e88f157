import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { inRoot } from "./run.mjs";
import { snapshot } from "./snapshot.mjs";

/**
 * The layers, the lowest first: a file takes from its own place and from those below; places of one layer do not see
 * each other. A place is a folder or a single file; "*" stands for all other files beside them.
 */
const layers = {
  src: [
    ["domain"],
    ["browser"],
    ["i18n"],
    ["ui"],
    ["relay"],
    ["session"],
    ["frame"],
    ["forms"],
    ["mgt", "mgt-v2", "process", "ikfz"],
    ["routes"],
    ["*"],
  ],
  server: [
    ["storage"],
    ["*"],
    ["queue", "outgoing"],
    ["domain"],
    ["graphql"],
    ["mgt", "mgt-v2", "process", "ikfz"],
    ["demo"],
    ["endpoints"],
    ["http"],
    ["main", "createAdmin"],
  ],
};

// What the server, and nothing else outside src, may take from it.
const shared = "src/domain/";

/** Packages that src/domain may take: they only work on what they are given. */
const purePackages = new Set(["image-size", "papaparse"]);

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;
const source = /\.(ts|tsx|mts|mjs)$/;

/** Every import against the order above, one sentence for each that breaks it. */
export function importProblems() {
  const files = snapshot(
    Object.keys(layers),
    (path) => source.test(path) && !path.includes("/__generated__/"),
  );
  return [...files.keys()].flatMap((file) => problemsOf(file));
}

function problemsOf(file) {
  const text = readFileSync(inRoot(file), "utf8");
  const found = [...text.matchAll(specifier)].map((match) => match[1]);
  return found.flatMap((specified) => {
    const problem = problemOf(file, specified);
    return problem ? [`${file}: "${specified}" ${problem}`] : [];
  });
}

function problemOf(file, specified) {
  const target = resolve(file, specified);
  if (target === null) {
    const isAllowed = !file.startsWith(shared) || purePackages.has(specified);
    return isAllowed ? null : "is outside src/domain, which stands alone.";
  }
  if (specified.startsWith("../../")) return "climbs; use an alias.";
  const [from, to] = [placeOf(file), placeOf(target)];
  if (from.level < 0) return `comes from ${from.name}, which has no place in scripts/importOrder.mjs.`;
  if (from.side !== to.side) {
    return from.side === "server" && target.startsWith(shared)
      ? null
      : `leads from ${from.side} to ${target}.`;
  }
  if (to.level < from.level || to.name === from.name) return null;
  return to.level === from.level ? `leads to a sibling of ${from.name}.` : `leads up from ${from.name}.`;
}

/** Path in the checkout; null: a package. */
function resolve(file, specified) {
  if (specified.startsWith("#locales/")) return null;
  if (specified.startsWith("#server/")) return specified.slice(1);
  if (specified.startsWith("#")) return `src/${specified.slice(1)}`;
  if (specified.startsWith(".")) return posix.join(posix.dirname(file), specified);
  return null;
}

function placeOf(path) {
  const [side, first, ...rest] = path.split("/");
  const own = first.replace(/\.\w+$/, "");
  const order = layers[side] ?? [];
  const level = order.findIndex((places) => places.includes(own));
  if (level >= 0 || rest.length > 0) return { side, name: `${side}/${own}`, level };
  return { side, name: `${side}/*`, level: order.findIndex((places) => places.includes("*")) };
}
