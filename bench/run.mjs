/* npm run bench [-- load interactions palette server imports processes processScreens statistics attention members services userInvites textEditor feeRules feeQuotes runs bookings bookingExport securityLists hostileFiles erasure crashes databaseRestarts activities start]: measures, prints a table, writes bench/results/<date>.json. */
import "../scripts/nodeVersion.mjs";
import { installDependencies } from "../scripts/dependencies.mjs";
import { installSystemPackages } from "../scripts/systemPackages.mjs";
import { root } from "../scripts/run.mjs";
import { build } from "../scripts/stale.mjs";

await installDependencies();
await installSystemPackages();
await build();
process.chdir(root);

// The bench is TypeScript and shares helpers with the tests; Vite's runner executes it directly.
const { runnerImport } = await import("vite");
const { module } = await runnerImport("./bench/bench.ts", {
  configFile: false,
  root,
  resolve: { tsconfigPaths: true },
});
await module.bench(process.argv.slice(2));
process.exit(0);
