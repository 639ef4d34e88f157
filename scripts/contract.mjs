/* npm run contract: checks the contracts, or compares them with another backend or an earlier commit. */
import "./nodeVersion.mjs";
import { installDependencies } from "./dependencies.mjs";
import { root } from "./run.mjs";

await installDependencies();
process.chdir(root);
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";

const { runnerImport } = await import("vite");
const { module } = await runnerImport("./scripts/contract/contract.ts", {
  configFile: false,
  root,
  resolve: { tsconfigPaths: true },
});
process.exit(await module.runContract(root, process.argv.slice(2)));
