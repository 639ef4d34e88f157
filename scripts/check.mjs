/* npm run check: generated files are up to date, and all static checks pass. */
import "./nodeVersion.mjs";
import { installDependencies } from "./dependencies.mjs";
import { generate, generated } from "./generate.mjs";
import { inRoot, run, tool } from "./run.mjs";

await installDependencies();
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";

/** Each step returns null, or a sentence that says what to do. */
const steps = {
  ...Object.fromEntries(Object.keys(generated).map((name) => [name, () => upToDate(name)])),
  Contracts: () =>
    run(process.execPath, [inRoot("scripts/contract.mjs")], { quiet: true }).then(({ code }) =>
      code === 0 ? null : "Correct what is reported above.",
    ),
  // The output is discarded: the bundler compiles the catalogs again.
  Translations: () =>
    program("lingui", ["compile", "--strict"], "Add the missing translations to the catalogs in locales/."),
  Types: () => program("tsc", ["--noEmit"], "Correct the types reported above."),
  "Regular expressions": regularExpressions,
  Lint: () => program("oxlint", ["--type-aware", "--deny-warnings"], "Correct the lines reported above."),
  Formatting: () =>
    program(
      "prettier",
      ["--check", "--log-level=warn", "."],
      "Run npm run format and commit what it changed.",
    ),
  "Unused files, exports and dependencies": () =>
    program("knip", ["--no-progress", "--no-config-hints"], "Remove what is reported above, or use it."),
};

const only = process.argv[2]?.toLowerCase();
let failures = 0;
for (const [name, step] of Object.entries(steps)) {
  if (only && !name.toLowerCase().includes(only)) continue;
  const begin = performance.now();
  const remedy = await step();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(remedy ? `✗ ${name}: ${remedy}` : `✓ ${name} (${seconds} s)`);
  if (remedy) failures++;
}
process.exitCode = failures === 0 ? 0 : 1;

/** Whether the generated files equal the committed or staged ones. Leaves the new output in place. */
async function upToDate(name) {
  if (!(await generate(name))) return "Correct what the generator reports above.";
  const paths = generated[name].paths.map((path) => `:(glob)${path}`);
  const changed = await run("git", ["diff", "--exit-code", "--stat", "--", ...paths], { quiet: true });
  const added = await run("git", ["ls-files", "--others", "--exclude-standard", "--", ...paths], {
    capture: true,
  });
  if (changed.code === 0 && added.code === 0 && added.output === "") return null;
  process.stderr.write(added.output);
  return "Stage or commit what npm run generate wrote.";
}

async function program(name, args, remedy) {
  const { code } = await run(tool(name), args, { quiet: true });
  return code === 0 ? null : remedy;
}

async function regularExpressions() {
  // Imported lazily: it needs packages that a fresh clone installs first.
  const { regularExpressionProblems } = await import("./regularExpressions.mjs");
  return listed(await regularExpressionProblems(), "Write them so that no text can hold the process up.");
}

function listed(problems, remedy) {
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? null : remedy;
}
