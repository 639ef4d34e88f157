/*
 * Summarises the JSON reports of both runners: counts, and each failed test with the first line of its error.
 */
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./run.mjs";

const firstLine = (text = "") => stripVTControlCharacters(text).trim().split("\n", 1)[0] || "no reason given";

export function vitestResult(report) {
  // A file that fails to load has no tests; it counts as one failure.
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const failed = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({
        test: `${relative(root, file.name)} › ${fullName}`,
        reason: firstLine(failureMessages?.[0]),
      })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [
      ...unloaded.map((file) => ({ test: relative(root, file.name), reason: firstLine(file.message) })),
      ...failed,
    ],
  };
}

export function playwrightResult({ stats, suites, errors = [] }) {
  const failures = suites.flatMap(function failedIn({ specs = [], suites: inner = [] }) {
    const failed = specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title, tests }) => ({
        test: `${file}:${line} › ${title}`,
        reason: firstLine(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
      }));
    return [...failed, ...inner.flatMap(failedIn)];
  });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...failures,
      ...errors.map(({ message }) => ({ test: "outside a test", reason: firstLine(message) })),
    ],
  };
}
