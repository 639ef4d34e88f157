import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgresServer";

declare module "vitest" {
  interface ProvidedContext {
    postgres: { url: string; problem: "" } | { url: null; problem: string };
  }
}

/** One PostgreSQL for all server tests. Where it cannot start, the tests that need it say why. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const server = await startPostgres();
    project.provide("postgres", { url: server.url, problem: "" });
    return () => server.stop();
  } catch (error) {
    project.provide("postgres", {
      url: null,
      problem: error instanceof Error ? error.message : String(error),
    });
    return undefined;
  }
}
