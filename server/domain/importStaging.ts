/** Stages the rows of a file, so that a commit only has to call them the stock. */
import type { Logger } from "pino";
import type { ImportRow } from "#domain/imports/importRows";
import { importProblemsMax } from "#domain/limits";
import type { Database } from "../storage/database";
import { insertProblems, stockKindOf, updatePreview, type LinedProblem } from "../storage/importPreviews";
import { stageRows, type RowStretch } from "../storage/importRows";
import type { ImportKind } from "../storage/importTables";
import { importTarget, type GoodRow } from "./importTarget";

/** A preview whose file is to be checked. */
export interface Check {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
  readonly previewId: string;
  readonly kind: ImportKind;
  readonly ags: string;
  readonly path: string;
  readonly signal: AbortSignal;
}

/** The check was given up from outside. */
export class CheckEnded extends Error {
  override readonly name = "CheckEnded";
}

/** Stores rows batch by batch, each in a transaction of its own, so that others get their turn. */
export class Staging {
  readonly #check: Check;
  readonly #stretches: RowStretch[] = [];
  readonly #problemCounts = new Map<string, number>();
  #problems = 0;
  #sample: string | null = null;
  /** Rows that can be used. */
  good = 0;
  /** Rows at fault. */
  refused = 0;

  constructor(
    check: Check,
    readonly stockId: number,
  ) {
    this.#check = check;
  }

  get rows(): number {
    return this.good + this.refused;
  }

  /** Stretches in the order of the file. */
  get stretches(): readonly RowStretch[] {
    return this.#stretches;
  }

  async take(rows: readonly ImportRow<string>[]): Promise<void> {
    const { kind } = this.#check;
    const good = rows.filter((row) => row.ok) as GoodRow[];
    const problems = rows.flatMap((row) =>
      row.ok ? [] : row.problems.map((problem): LinedProblem => ({ line: row.line, ...problem })),
    );
    for (const { code } of problems) this.#problemCounts.set(code, (this.#problemCounts.get(code) ?? 0) + 1);
    this.#sample ??= firstUmlaut(good);
    const kept = problems.slice(0, Math.max(importProblemsMax - this.#problems, 0));
    const position = this.#problems;
    this.#problems += kept.length;
    this.good += good.length;
    this.refused += rows.length - good.length;
    const staged = good.map(importTarget(kind).stagedRow);
    await this.note({}, async (tx) => {
      await insertProblems(tx, this.#check.previewId, position, kept);
      if (staged.length > 0) {
        this.#stretches.push(await stageRows(tx, stockKindOf(kind), this.stockId, staged));
      }
    });
  }

  /** Says how far it is, and does more in the same transaction. */
  async note(
    changes: Parameters<typeof updatePreview>[3],
    more?: (tx: Parameters<typeof insertProblems>[0]) => Promise<void>,
  ): Promise<void> {
    const { db, previewId, now, signal } = this.#check;
    if (signal.aborted) throw new CheckEnded();
    await db.transaction().execute(async (tx) => {
      const isGoingOn = await updatePreview(tx, previewId, ["CHECKING"], {
        progress_done: this.rows,
        beat_at: now(),
        sample: this.#sample,
        problem_counts: JSON.stringify([...this.#problemCounts].map(([code, count]) => ({ code, count }))),
        ...changes,
      });
      if (!isGoingOn) throw new CheckEnded();
      await more?.(tx);
    });
  }
}

function firstUmlaut(rows: readonly GoodRow[]): string | null {
  for (const { values } of rows) {
    const found = Object.values(values).find((value) => /[äöüß]/i.test(value));
    if (found !== undefined) return found;
  }
  return null;
}
