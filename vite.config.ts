import { lingui } from "@lingui/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { endpointPaths } from "./src/domain/endpoints";
import { compileTags } from "./scripts/vite/compileTags";
import { guardChunks } from "./scripts/vite/guardChunks";
import { preloadApp } from "./scripts/vite/preloadApp";

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
    preloadApp(),
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
      // All that the login needs in one file: it paints after three requests.
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 1 },
            // What every screen behind the login needs, once it is there.
            {
              name: "app",
              test: /\/src\/(App\.tsx$|relay\/(?!upload|eventStream|keepLive|follow|use(Action|MutationAsync|Upload)|ActionNotice)|domain\/(ags|searchText|service)|mgt\/communes\/|ui\/(Ags|Filter|LoadBoundary|SearchField|serviceGroupNames|usePopoverPlace|useWindowedRows|rowSpans))/,
            },
            // What screens that edit records share comes in one script: each further one costs its name at the start.
            {
              name: "records",
              test: /\/src\/(forms\/|relay\/use(Action|MutationAsync)|domain\/(checkValues|problem|freeText|schemas\/fields)|ui\/(upload\/|ToastRegion)|i18n\/useFormats|mgt\/commune\/(Section(Head|Place)|section(Names|Reference)))/,
            },
            { name: "table", test: /\/src\/(ui\/table|mgt\/commune\/records)\// },
          ],
        },
      },
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
