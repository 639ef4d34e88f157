import { defineConfig, defineProject } from "vitest/config";

// What has a project of its own; every other folder of tests needs a browser's surroundings.
const notWeb = ["domain", "contract", "server", "e2e"].map((folder) => `tests/${folder}/**`);

// One copy of graphql: packages that stay outside of Vitest's transformation would load a second one.
const server = { deps: { inline: [/graphql/] } };

const clean = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

const node = { resolve: { tsconfigPaths: true } };

export default defineConfig({
  test: {
    projects: [
      defineProject({
        ...node,
        test: { ...clean, name: "domain", include: ["tests/domain/**/*.test.ts"], testTimeout: 10_000 },
      }),
      defineProject({
        ...node,
        test: {
          ...clean,
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          server,
          testTimeout: 20_000,
        },
      }),
      defineProject({
        ...node,
        test: {
          ...clean,
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          server,
          globalSetup: ["tests/support/postgresSetup.ts", "tests/support/embeddedSetup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      }),
      {
        // The plugins of the app: what is tested went through the same compilers.
        extends: "./vite.config.ts",
        test: {
          ...clean,
          name: "web",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: notWeb,
          environment: "happy-dom",
          setupFiles: ["tests/support/setupWeb.ts"],
          server,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
    ],
    pool: "forks",
    // Tests wait for databases and timers more than they compute.
    maxWorkers: 2,
  },
});
