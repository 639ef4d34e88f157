/* Builds GraphiQL to dist/graphiql; npm run build runs it beside the build of the app. */
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { precompress } from "./precompress.mjs";
import { inRoot } from "./run.mjs";

process.env.NODE_ENV = "production";

await build({
  configFile: false,
  root: inRoot("graphiql"),
  logLevel: "error",
  publicDir: false,
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: inRoot("dist/graphiql"),
    emptyOutDir: true,
    target: "es2023",
    // Apart from the app's assets: the server routes this path only with OPERATIONS=any.
    assetsDir: "assets/graphiql",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
await precompress(inRoot("dist/graphiql"));
