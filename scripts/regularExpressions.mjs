import { parseSync, traverse, types } from "@babel/core";
import { check } from "recheck";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./run.mjs";

const source = /\.(ts|tsx|mts|mjs)$/;
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
 * Returns a message for each regular expression of src and
 * server that is vulnerable to slow input, or undecidable.
 */
export async function regularExpressionProblems() {
  const paths = ["src", "server"].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true }).map((path) => join(folder, path)),
  );
  const written = paths.filter((path) => source.test(path) && !generated.test(path));
  return problemsOfFiles(new Map(written.map((path) => [path, readFileSync(inRoot(path), "utf8")])));
}

/** The same for given files: texts by path. */
export async function problemsOfFiles(files) {
  const found = [...files].flatMap(([path, text]) => expressionsOf(path, text));
  const verdicts = new Map();
  for (const { pattern, flags } of found) {
    const key = `/${pattern}/${flags}`;
    if (pattern !== null && !verdicts.has(key)) verdicts.set(key, problemOfPattern(pattern, flags));
  }
  const problems = found.map(async ({ place, pattern, flags }) => {
    if (pattern === null) return `${place}: the pattern is not constant, so that it cannot be checked.`;
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

/** The problem of a pattern; null if it always runs in linear time. */
async function problemOfPattern(pattern, flags) {
  const { status, complexity, attack, error } = await check(pattern, flags, budget);
  if (status === "safe") return null;
  if (status === "vulnerable") return `takes ${complexity.type} time for ${attack.pattern}.`;
  return `cannot be judged (${error.kind}): write it more simply.`;
}
