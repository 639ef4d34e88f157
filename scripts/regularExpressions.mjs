import { parseSync, traverse, types } from "@babel/core";
import { check } from "recheck";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { inRoot } from "./run.mjs";

const source = /\.(ts|tsx|mts|mjs)$/;
const notConstant = "the pattern is not constant, so that it cannot be checked.";
const generated = /\/__generated__\/|\.gen\.ts$/;

/**
 * Limits steps instead of time, so results do not depend on the machine. The timeout
 * only catches a hanging checker; it ends as "unknown", which counts as a problem.
 */
const budget = {
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  randomSeed: 0,
  timeout: 300_000,
};

/**
 * Packages that parse user input, and why their slow or undecidable patterns are harmless. Add packages that are given
 * user input.
 */
const packages = {
  "@fastify/busboy": {},
  "@formatjs/icu-messageformat-parser": {
    unknown: "trims, unless the platform does: see trimStart and trimEnd",
  },
  "@formatjs/icu-skeleton-parser": { slow: "skeletons are bounded by placeholderStyleMaxLength" },
  diff: {},
  entities: {},
  graphql: {},
  htmlparser2: {},
  papaparse: { unknown: "built from the separator and the quotation mark, which are ours" },
  sax: {},
  "unicode-confusables": {},
  yauzl: {},
};

/**
 * Returns a message for each regular expression of src, server and the packages
 * that parse user input that is vulnerable to slow input, or undecidable.
 */
export async function regularExpressionProblems() {
  const paths = ["src", "server"].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true }).map((path) => join(folder, path)),
  );
  const written = paths.filter((path) => source.test(path) && !generated.test(path));
  const own = await problemsOfFiles(
    new Map(written.map((path) => [path, readFileSync(inRoot(path), "utf8")])),
  );
  const ofPackages = await Promise.all(
    Object.entries(packages).map(([name, accepted]) => problemsOfPackage(filesOfPackage(name), accepted)),
  );
  return [...own, ...ofPackages.flat()];
}

/**
 * The problems of a package's files, without accepted ones: `slow` and `unknown` are
 * reasons. A reason without such a pattern is a problem as well.
 */
export async function problemsOfPackage(files, accepted) {
  const problems = await problemsOfFiles(files);
  const isUnknown = (problem) => problem.endsWith(notConstant);
  const left = problems.filter((problem) => !accepted[isUnknown(problem) ? "unknown" : "slow"]);
  const [path] = files.keys();
  const needless = Object.keys(accepted).filter(
    (kind) => !problems.some((problem) => isUnknown(problem) === (kind === "unknown")),
  );
  return [...left, ...needless.map((kind) => `${path}: no pattern is ${kind} any more; remove the reason.`)];
}

/** The modules that a package loads from its own files, texts by path. */
export function filesOfPackage(name) {
  const files = new Map();
  const load = (path) => {
    const shown = relative(inRoot("."), path);
    if (files.has(shown)) return;
    const text = readFileSync(path, "utf8");
    files.set(shown, text);
    for (const [, specifier] of text.matchAll(/(?:from|import|require\()\s*["'](\.[^"']*)["']/g)) {
      const target = join(dirname(path), specifier);
      const found = [target, `${target}.js`, join(target, "index.js")].find(
        (candidate) => /\.[cm]?js$/.test(candidate) && existsSync(candidate),
      );
      if (found) load(found);
    }
  };
  load(fileURLToPath(import.meta.resolve(name)));
  return files;
}

/** The same for given files, as texts by path. */
export async function problemsOfFiles(files) {
  const found = [...files].flatMap(([path, text]) => expressionsOf(path, text));
  const verdicts = new Map();
  for (const { pattern, flags } of found) {
    const key = `/${pattern}/${flags}`;
    if (pattern !== null && !verdicts.has(key)) verdicts.set(key, problemOfPattern(pattern, flags));
  }
  const problems = found.map(async ({ place, pattern, flags }) => {
    if (pattern === null) return `${place}: ${notConstant}`;
    const verdict = await verdicts.get(`/${pattern}/${flags}`);
    return verdict && `${place}: /${pattern}/${flags} ${verdict}`;
  });
  return (await Promise.all(problems)).filter((problem) => problem !== null);
}

/** The regular expressions of a file; the pattern is null if it is only known at run time. */
export function expressionsOf(path, text) {
  const isTsx = path.endsWith("x");
  const program = parseSync(text, {
    filename: inRoot(path),
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: isTsx ? ["typescript", "jsx"] : ["typescript"] },
  });
  const found = [];
  const note = (node, pattern, flags) =>
    found.push({ place: `${path}:${node.loc.start.line}`, pattern, flags });
  let hasCalls = false;
  types.traverseFast(program, (node) => {
    if (node.type === "RegExpLiteral") note(node, node.pattern, node.flags);
    if (node.type === "Identifier" && node.name === "RegExp") hasCalls = true;
  });
  // Resolving constants needs the scopes of the file, which are slow to build.
  if (hasCalls) traverse(program, { NewExpression: noteCall, CallExpression: noteCall });
  return found;

  function noteCall(call) {
    if (!call.get("callee").isIdentifier({ name: "RegExp" })) return;
    const [pattern, flags] = [0, 1].map((index) => call.get("arguments")[index]?.evaluate());
    const isConstant = typeof pattern?.value === "string" && (flags === undefined || flags.confident);
    note(call.node, isConstant ? pattern.value : null, flags?.value ?? "");
  }
}

/** The problem of a pattern; null if it always takes linear time. */
async function problemOfPattern(pattern, flags) {
  const { status, complexity, attack, error } = await check(pattern, flags, budget);
  if (status === "safe") return null;
  if (status === "vulnerable") return `takes ${complexity.type} time for ${attack.pattern}.`;
  return `cannot be analyzed (${error.kind}): write it more simply.`;
}
