/** Whether the generated files of the Relay compiler are up to date with the sources. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Compiles a copy of the sources from scratch, so that orphans are found as well, and compares the results. Also
 * validates every operation and fragment against its contract.
 * @returns problems as sentences
 */
export async function artifactProblems(root: string): Promise<readonly string[]> {
  const copy = mkdtempSync(join(tmpdir(), "contract-"));
  try {
    for (const path of ["src", "schema", "relay.config.js"]) {
      cpSync(join(root, path), join(copy, path), {
        recursive: true,
        filter: (file) => !file.endsWith("__generated__"),
      });
    }
    for (const name of readdirSync(join(copy, "schema/operations"))) {
      writeFileSync(join(copy, "schema/operations", name), "{}\n");
    }
    const output = await compile(root, copy);
    if (output !== null) return [`The Relay compiler refuses the app's documents:\n${output}`];
    return compare(root, copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Returns the compiler's messages, null if it succeeded. */
async function compile(root: string, copy: string): Promise<string | null> {
  try {
    await run(join(root, "node_modules/.bin/relay-compiler"), ["--repersist"], { cwd: copy });
    return null;
  } catch (error) {
    const output = ["stdout", "stderr"].map((stream) => String(Object(error)[stream] ?? "")).join("");
    return output.trim() || String(error);
  }
}

function compare(root: string, copy: string): readonly string[] {
  const found = generatedFiles(root);
  const expected = generatedFiles(copy);
  const problems = found
    .filter((file) => !existsSync(join(copy, file)))
    .map((file) => `${file} is an orphan: no document generates it`);
  for (const file of expected) {
    if (!existsSync(join(root, file))) problems.push(`${file} is missing`);
    else if (readFileSync(join(root, file), "utf8") !== readFileSync(join(copy, file), "utf8")) {
      problems.push(`${file} is stale`);
    }
  }
  return problems.length === 0 ? [] : [...problems, "Run npm run generate to bring them up to date."];
}

function generatedFiles(root: string): readonly string[] {
  const files = ["src", "schema/operations"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  return files.filter((file) => /__generated__\/.+\.ts$|^schema\/operations\/.+\.json$/.test(file)).sort();
}
