import { defineConfig } from "playwright/test";
import { chromiumLaunch } from "./tests/e2e/support/chromium";

const launch = chromiumLaunch();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/**
 * Files with a server of their own. They run first: at the end, one of them would keep a single worker busy.
 */
const withOwnServer = ["start", "processBulk", "operations", "processes", "sessionsEnding"].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: "tests/e2e",
  projects: [
    { name: "own server", testMatch: withOwnServer },
    { name: "shared server", testMatch: "**/*.spec.ts", testIgnore: withOwnServer },
  ],
  globalSetup: "./tests/e2e/support/globalSetup.ts",
  outputDir: "test-results/browser",
  // One more than the number of cores, each with its own server; tests of a file run in order.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // Tests wait for conditions, not times: the timeouts only bound slow machines.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    launchOptions: {
      ...launch,
      args: [
        ...(launch.args ?? []),
        // Pages of one origin share a process, and so its compiled code.
        "--process-per-site",
        // A test page lives for a second or two: optimising its code costs more than it saves.
        "--js-flags=--no-maglev --no-turbofan",
      ],
    },
    locale: "de-DE",
    // Different from the users' zone: dates are shown in Europe/Berlin whatever the browser's zone.
    timezoneId: "America/New_York",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
  },
});
