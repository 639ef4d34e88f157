import { lingui } from "@lingui/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { endpointPaths } from "./src/domain/endpoints";
import { chunkGroups } from "./scripts/vite/chunkGroups";
import { compileTags } from "./scripts/vite/compileTags";
import { guardChunks } from "./scripts/vite/guardChunks";
import { startScript } from "./scripts/vite/startScript";

const backend = process.env.DEV_BACKEND ?? "http://127.0.0.1:8081";

export default defineConfig({
  plugins: [
    compileTags(),
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/routeTree.gen.ts",
      codeSplittingOptions: {
        // Hot replacement keeps a screen across loads of its module: tests would see that of the test before.
        addHmr: process.env.VITEST === undefined,
        // Loaders stay with the routes, so that a query leaves while the code of its screen loads.
        defaultBehavior: [["component", "pendingComponent", "errorComponent", "notFoundComponent"]],
      },
    }),
    guardChunks(),
    react(),
    lingui(),
    startScript(),
  ],
  resolve: {
    tsconfigPaths: true,
  },
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    target: "es2023",
    cssCodeSplit: false,
    // Pictures and fonts in the style sheet would break the policy for content.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  server: {
    port: 8080,
    strictPort: true,
    proxy: Object.fromEntries(
      [...Object.values(endpointPaths), "/mgt/pictures", "/mgt/exports"].map((path) => [path, backend]),
    ),
  },
});
