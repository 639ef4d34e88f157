/* The backend of npm run dev. Rebuilt on changes, and restarted when it was built or the contract has changed. */
import { spawn } from "node:child_process";
import { buildServer } from "../buildServer.mjs";
import { inRoot, root } from "../run.mjs";
import { eachLine, log, parseEntry, readable } from "./log.mjs";

const bundle = inRoot("node_modules/.cache/dev-server");
/** Milliseconds after which a stopping server is killed. */
const stopTimeoutMs = 10_000;

/** Environment: `port` of the backend, `publicUrl` of the app. */
export function createBackend({ port, publicUrl, args, problems }) {
  let child;
  let watcher;

  /** Resolves once the server is ready or has ended. */
  function start() {
    const flags = ["--enable-source-maps", `${bundle}/main.mjs`, "--demo", ...args];
    const env = { ...process.env, PORT: String(port), PUBLIC_URL: publicUrl, APP_ROOT: root };
    const started = spawn(process.execPath, flags, { env, stdio: ["ignore", "pipe", "pipe"] });
    child = started;
    let lastError = "";
    return new Promise((resolve) => {
      eachLine(started.stdout, (line) => {
        const entry = parseEntry(line);
        if (entry?.level >= 60) lastError = entry.err?.stack ?? entry.msg;
        if (line.includes("is ready at")) {
          problems.clear("server");
          log("server", `ready behind ${publicUrl}`);
          resolve();
        } else log("server", entry ? readable(entry) : line);
      });
      eachLine(started.stderr, (line) => {
        lastError = lastError === "" ? line : `${lastError}\n${line}`;
        log("server", line);
      });
      started.once("close", (code) => {
        resolve();
        // Stopped on purpose, or replaced already.
        if (child !== started || code === 0) return;
        problems.report("server", lastError || `The server ended with exit code ${code}.`);
      });
    });
  }

  async function stop() {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once("close", resolve));
    ending.kill("SIGTERM");
    const timer = setTimeout(() => ending.kill("SIGKILL"), stopTimeoutMs);
    await ended;
    clearTimeout(timer);
  }

  return {
    restart: async () => {
      await stop();
      await start();
    },
    /** Builds the server, now and on each change; `onBuilt` is called after each build. */
    watch: async (onBuilt) => {
      watcher = await buildServer(bundle, {
        onBuilt: () => {
          problems.clear("build");
          onBuilt();
        },
        onError: (error) => {
          log("server", error.message);
          problems.report("build", error.message);
        },
      });
    },
    stop: async () => {
      await watcher?.close();
      await stop();
    },
    /** Synchronous, for the exit of the process. */
    kill: () => child?.kill("SIGKILL"),
  };
}
