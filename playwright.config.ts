import { defineConfig } from "playwright/test";
import { chromiumLaunch } from "./tests/e2e/support/chromium";

const launch = chromiumLaunch();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** Files with a server like no other's. They come first: at the end of a run, a worker would be busy with one of them alone. */
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
  // One more than there are cores, each with a server of its own; the tests of a file run in their order.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // Nothing is waited for longer than it takes: these only say when a slow machine counts as a failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    launchOptions: {
      ...launch,
      args: [
        ...(launch.args ?? []),
        // Pages of one origin share a process, and with it the code that was compiled.
        "--process-per-site",
        // A page of a test lives for a second or two: optimizing its code takes longer than it saves.
        "--js-flags=--no-maglev --no-turbofan",
      ],
    },
    locale: "de-DE",
    // Not where the users are: dates are shown in Europe/Berlin whatever the browser's zone.
    timezoneId: "America/New_York",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
  },
});
