/*
 * npm test: runs all tests; the last line is the count. With --all
 * the server tests run on both databases, not only on PostgreSQL.
 */
import "./nodeVersion.mjs";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { installDependencies } from "./dependencies.mjs";
import { installSystemPackages } from "./systemPackages.mjs";
import { inRoot, run, tool } from "./run.mjs";
import { runFolder } from "./runFolder.mjs";
import { buildNow, isFresh } from "./stale.mjs";
import { playwrightResult, vitestResult } from "./testResults.mjs";

const { all } = parseArgs({ options: { all: { type: "boolean", default: false } } }).values;

await installDependencies();
await installSystemPackages();
if (!isFresh() && !(await buildNow())) {
  // A failed build fails the tests.
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const temporary = runFolder();
const results = inRoot("test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const unit = await runner("Unit, contract, server and interface tests", {
  program: tool("vitest"),
  args: ["run", "--reporter=default", "--reporter=json"],
  report: `${results}/vitest.json`,
  reportOption: (file) => [`--outputFile.json=${file}`],
  read: vitestResult,
});
const browser = await runner("Browser tests", {
  program: tool("playwright"),
  args: ["test"],
  report: `${results}/playwright.json`,
  reportOption: () => [],
  read: playwrightResult,
});

for (const { test, reason } of [...unit.failures, ...browser.failures]) console.log(`✗ ${test}\n  ${reason}`);
const sum = (key) => unit[key] + browser[key];
if (sum("skipped") > 0) console.log(`${sum("skipped")} skipped`);
const ok = unit.ok && browser.ok && sum("failed") === 0 && unit.passed > 0 && browser.passed > 0;
process.exitCode = ok ? 0 : 1;
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);

/** Runs one test runner. A failure without a failed test (a crash, no tests) counts as one. */
async function runner(title, { program, args, report, reportOption, read }) {
  console.log(`\n${title}`);
  const env = {
    VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    NODE_ENV: "test",
    TEST_DATABASES: all ? "all" : "",
    TMPDIR: temporary,
  };
  const { code } = await run(program, [...args, ...reportOption(report)], { env });
  /** @type {ReturnType<typeof vitestResult>} */
  let result = { passed: 0, failed: 0, skipped: 0, failures: [] };
  try {
    result = read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    console.log(`${title}: no report was written.`);
  }
  const empty = result.passed + result.failed === 0;
  if (result.failed === 0 && (code !== 0 || empty)) {
    result.failed = 1;
    result.failures.push({
      test: title,
      reason: empty ? "Nothing ran." : `Failed outside a test (exit code ${code}): see above.`,
    });
  }
  return { ...result, ok: code === 0 };
}
