import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const webFolders = "{session,relay,ui,mgt,mgt-v2,process,ikfz,routes,i18n}";

const shared = {
  pool: "forks",
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

const node = {
  ...shared,
  environment: "node",
  // One copy of graphql: what the server bundles nothing of would otherwise load it twice.
  server: { deps: { inline: [/graphql/] } },
} as const;

// The aliases of tsconfig.json (#domain/*, #relay/*, …).
const resolve = { alias: [{ find: /^#([\w-]+)\//, replacement: `${root}src/$1/` }] };

const projects: TestProjectInlineConfiguration[] = [
  {
    resolve,
    test: { ...node, name: "domain", include: ["tests/domain/**/*.test.ts"], testTimeout: 10_000 },
  },
  {
    resolve,
    test: { ...node, name: "contract", include: ["tests/contract/**/*.test.ts"], testTimeout: 20_000 },
  },
  {
    resolve,
    test: {
      ...node,
      name: "server",
      include: ["tests/server/**/*.test.ts"],
      globalSetup: ["tests/support/postgresSetup.ts"],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
];

export default defineConfig({ test: { projects } });
