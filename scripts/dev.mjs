/* npm run dev, npm run dev:mock */
import "./nodeVersion.mjs";
import { installDependencies } from "./dependencies.mjs";

await installDependencies();
await import("./dev/dev.mjs");
