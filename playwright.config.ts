import { defineConfig } from "playwright/test";
import { chromiumLaunch } from "./tests/e2e/support/chromium";

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  // As many as there are cores; the tests of a file run in their order.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    launchOptions: chromiumLaunch(),
    locale: "de-DE",
    // Not where the users are: dates are shown in Europe/Berlin whatever the browser's zone.
    timezoneId: "America/New_York",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
});
