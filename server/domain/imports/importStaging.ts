/** Stages the rows of a file, so that a commit only has to make them the current stock. */
import { belongsToCommune } from "#domain/ags";
import type { Logger } from "pino";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { EncodingSample } from "#domain/imports/encodingSample";
import type { ImportRow } from "#domain/imports/importRows";
import { importProblemsMax } from "#domain/limits";
import type { Database } from "#server/storage/database/database";
import type { ImportKind, OtherCommunes } from "#server/storage/columnTypes";
import {
  insertProblems,
  stockKindOf,
  updatePreview,
  type ProblemWithLine,
} from "#server/storage/imports/importPreviews";
import { stageRows, type StagedRowRange } from "#server/storage/imports/importRows";
import { importTarget, type ValidRow } from "./importTarget";

/** Input of a check: a preview and its file. */
export interface Check {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
  readonly previewId: string;
  readonly kind: ImportKind;
  readonly ags: string;
  readonly path: string;
  /** Encoding that the user has chosen; null: detect it. */
  readonly encoding: TextEncodingName | null;
  readonly signal: AbortSignal;
}

/** Maximum communes listed: enough to recognize what kind of file it is. */
const otherCommunesShown = 5;

/** Thrown when a check was cancelled or its preview was ended from outside. */
export class CheckEnded extends Error {
  override readonly name = "CheckEnded";
}

/** Stores rows in batches, each in its own short transaction, so that other clients are not blocked. */
export class Staging {
  readonly #check: Check;
  readonly #rowRanges: StagedRowRange[] = [];
  readonly #problemCounts = new Map<string, number>();
  readonly #otherCommunes = new Map<string, number>();
  #problems = 0;
  readonly #sample = new EncodingSample();
  /** Columns that the import ignores. */
  ignoredColumns: readonly string[] = [];
  /** Number of valid rows. */
  validCount = 0;
  /** Number of rows with problems. */
  invalidCount = 0;

  constructor(
    check: Check,
    readonly stockId: number,
  ) {
    this.#check = check;
  }

  get rows(): number {
    return this.validCount + this.invalidCount;
  }

  /** Staged id ranges in file order. */
  get rowRanges(): readonly StagedRowRange[] {
    return this.#rowRanges;
  }

  /** Communes named in an ignored AGS column, other than the one that owns the stock. */
  get otherCommunes(): OtherCommunes {
    const counts = [...this.#otherCommunes].map(([ags, rowCount]) => ({ ags, rowCount }));
    return {
      rowCount: counts.reduce((sum, { rowCount }) => sum + rowCount, 0),
      communeCount: counts.length,
      communes: counts.sort((a, b) => b.rowCount - a.rowCount).slice(0, otherCommunesShown),
    };
  }

  async stage(rows: readonly ImportRow<string>[]): Promise<void> {
    const { kind, ags } = this.#check;
    const validRows = rows.filter((row) => row.ok) as ValidRow[];
    const problems = rows.flatMap((row) =>
      row.ok ? [] : row.problems.map((problem): ProblemWithLine => ({ line: row.line, ...problem })),
    );
    for (const { code } of problems) this.#problemCounts.set(code, (this.#problemCounts.get(code) ?? 0) + 1);
    this.#sample.note(rows);
    for (const { ignoredAgs } of validRows) {
      if (ignoredAgs === null || belongsToCommune(ignoredAgs, ags)) continue;
      this.#otherCommunes.set(ignoredAgs, (this.#otherCommunes.get(ignoredAgs) ?? 0) + 1);
    }
    const kept = problems.slice(0, Math.max(importProblemsMax - this.#problems, 0));
    const position = this.#problems;
    this.#problems += kept.length;
    this.validCount += validRows.length;
    this.invalidCount += rows.length - validRows.length;
    const staged = validRows.map(importTarget(kind).stagedRow);
    await this.recordProgress({}, async (tx) => {
      await insertProblems(tx, this.#check.previewId, position, kept);
      if (staged.length > 0) {
        this.#rowRanges.push(await stageRows(tx, stockKindOf(kind), this.stockId, staged));
      }
    });
  }

  /** Records the progress and runs `more` in the same transaction. Throws CheckEnded if the check was ended. */
  async recordProgress(
    changes: Parameters<typeof updatePreview>[3],
    more?: (tx: Parameters<typeof insertProblems>[0]) => Promise<void>,
  ): Promise<void> {
    const { db, previewId, signal } = this.#check;
    if (signal.aborted) throw new CheckEnded();
    await db.transaction().execute(async (tx) => {
      const isActive = await updatePreview(tx, previewId, ["CHECKING"], {
        progress_done: this.rows,
        sample: this.#sample.value,
        ignored_columns: [...this.ignoredColumns],
        problem_counts: JSON.stringify([...this.#problemCounts].map(([code, count]) => ({ code, count }))),
        ...changes,
      });
      if (!isActive) throw new CheckEnded();
      await more?.(tx);
    });
  }
}
