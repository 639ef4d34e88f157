/* npm start: installs and builds what is stale, then serves the app with demo data in this process. */
import "./nodeVersion.mjs";
import { installDependencies } from "./dependencies.mjs";
import { build } from "./stale.mjs";
import { runServer } from "./runServer.mjs";

await installDependencies();
await build();
await runServer("main", ["--demo"]);
