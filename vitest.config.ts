import { defineConfig, defineProject } from "vitest/config";

// Folders with projects of their own; all others need a browser environment.
const notWeb = ["domain", "contract", "server", "e2e"].map((folder) => `tests/${folder}/**`);

// A single copy of graphql: packages outside Vitest's transformation would load a second one.
const server = { deps: { inline: [/graphql/] } };

const clean = {
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Generous timeouts: a busy machine is not a failure.
  expect: { poll: { timeout: 12_000 } },
  // Each test creates an app or a server that soon becomes
  // garbage; a larger young generation makes collecting cheaper.
  execArgv: ["--max-semi-space-size=64"],
};

/** Tests that mock modules, and so need their own module graph. */
const withMocks = [
  "tests/server/login.test.ts",
  "tests/server/http/storageFull.test.ts",
  "tests/server/http/upload.test.ts",
];

const onDatabases = {
  ...clean,
  expect: { poll: { timeout: 30_000 } },
  server,
  globalSetup: "tests/support/databaseSetup.ts",
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** Server tests that also word what the server wrote, and so go through the compilers of the app. */
const withApp = ["tests/server/activityWords.test.tsx"];

const node = { resolve: { tsconfigPaths: true } };

export default defineConfig({
  test: {
    projects: [
      defineProject({
        ...node,
        test: {
          ...clean,
          name: "domain",
          isolate: false,
          include: ["tests/domain/**/*.test.ts"],
          testTimeout: 60_000,
        },
      }),
      defineProject({
        ...node,
        test: {
          ...clean,
          name: "contract",
          isolate: false,
          include: ["tests/contract/**/*.test.ts"],
          server,
          testTimeout: 20_000,
        },
      }),
      defineProject({
        ...node,
        test: {
          ...onDatabases,
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          exclude: withMocks,
          isolate: false,
        },
      }),
      defineProject({ ...node, test: { ...onDatabases, name: "server, mocked", include: withMocks } }),
      { extends: "./vite.config.ts", test: { ...onDatabases, name: "server, app", include: withApp } },
      {
        // The plugins of the app: tested code goes through the same compilers.
        extends: "./vite.config.ts",
        test: {
          ...clean,
          name: "web",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: notWeb,
          // Each test creates its own app, so files can share evaluated modules.
          isolate: false,
          environment: "happy-dom",
          // Frames show pages of their own.
          environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
          setupFiles: ["tests/support/setupWeb.ts"],
          server,
          // The first test of a worker compiles the app, on slow machines too.
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
    pool: "forks",
    // One more than the number of cores: tests spend a
    // quarter of their time waiting for databases and timers.
    maxWorkers: 3,
  },
});
