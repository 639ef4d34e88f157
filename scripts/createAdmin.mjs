/* npm run create-admin: invites the first administrator of an installation. */
import "./nodeVersion.mjs";
import { installDependencies } from "./dependencies.mjs";
import { exist } from "./run.mjs";
import { build } from "./stale.mjs";
import { runServer } from "./runServer.mjs";

if (!exist("dist/build.json")) await installDependencies();
await build({ onlyMissing: true });
await runServer("createAdmin", [], { STAGE: "PRODUCTION" });
