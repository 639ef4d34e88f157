/* npm run serve: serves the built app for production. */
import "./nodeVersion.mjs";
import { installDependencies } from "./dependencies.mjs";
import { exist } from "./run.mjs";
import { build } from "./stale.mjs";
import { runServer } from "./runServer.mjs";

// A production folder may contain only dist and the runtime dependencies.
if (!exist("dist/build.json")) await installDependencies();
await build({ onlyMissing: true });
await runServer("main", [], { OPERATIONS: "persisted", STAGE: "PRODUCTION" });
