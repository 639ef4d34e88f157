import { defineConfig, defineProject } from "vitest/config";

// What has a project of its own; every other folder of tests needs a browser's surroundings.
const notWeb = ["domain", "contract", "server", "e2e"].map((folder) => `tests/${folder}/**`);

// One copy of graphql: packages that stay outside of Vitest's transformation would load a second one.
const server = { deps: { inline: [/graphql/] } };

const clean = {
  ...{ restoreMocks: true, unstubEnvs: true, unstubGlobals: true },
  // What is waited for comes when it comes: a busy machine is no failure.
  expect: { poll: { timeout: 12_000 } },
  // Each test makes an app or a server, and little of it outlives the test: collected in larger portions, it costs less.
  execArgv: ["--max-semi-space-size=64"],
};

/** Tests that put other modules in the place of some: their modules are theirs alone. */
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
          testTimeout: 10_000,
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
      {
        // The plugins of the app: what is tested went through the same compilers.
        extends: "./vite.config.ts",
        test: {
          ...clean,
          name: "web",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: notWeb,
          // Each test has an app of its own, so files share the modules that have been evaluated.
          isolate: false,
          environment: "happy-dom",
          setupFiles: ["tests/support/setupWeb.ts"],
          server,
          // The first test of a worker compiles the app, on a machine of any speed.
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
    pool: "forks",
    // One more than there are cores: a quarter of the time tests wait for databases and timers.
    maxWorkers: 3,
  },
});
