import { lingui } from "@lingui/vite-plugin";
import { tanstackRouterGenerator } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./scripts/vite/chunkGroups";
import { compileTags } from "./scripts/vite/compileTags";
import { helpPages } from "./scripts/vite/helpPages";
import { startScript } from "./scripts/vite/startScript";

export default defineConfig({
  plugins: [compileTags(), helpPages(), tanstackRouterGenerator(), react(), lingui(), startScript()],
  resolve: {
    tsconfigPaths: true,
  },
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    target: "es2023",
    // The content security policy does not allow inlined images and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The app's chunk; the browser tests limit the bytes of each screen.
    chunkSizeWarningLimit: 750,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
});
