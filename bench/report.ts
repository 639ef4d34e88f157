import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

/** One measured figure. */
interface Figure {
  readonly area: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

/** Collects figures, prints them as a table and saves them as JSON. */
export class Report {
  readonly #figures: Figure[] = [];

  add(area: string, what: string, value: number, unit: string): void {
    this.#figures.push({ area, what, value: Math.round(value * 100) / 100, unit });
    console.error(`  ${area}: ${what} ${format(value)} ${unit}`);
  }

  print(): void {
    const rows = this.#figures.map(({ area, what, value, unit }) => [area, what, format(value), unit]);
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
    const [area = 0, what = 0, value = 0] = widths;
    for (const [a = "", w = "", v = "", u = ""] of rows) {
      console.log(`${a.padEnd(area)}  ${w.padEnd(what)}  ${v.padStart(value)} ${u}`.trimEnd());
    }
  }

  /** Writes bench/results/<date and time>.json and returns its path. */
  write(): string {
    const at = new Date().toISOString();
    const file = `bench/results/${at.slice(0, 19).replaceAll(":", "-")}.json`;
    const machine = { node: process.version, cores: cpus().length, model: cpus()[0]?.model ?? "" };
    mkdirSync("bench/results", { recursive: true });
    writeFileSync(file, JSON.stringify({ at, commit: commit(), machine, figures: this.#figures }, null, 2));
    return file;
  }
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

function format(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}

function commit(): string | null {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], {
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  } catch {
    return null;
  }
}
