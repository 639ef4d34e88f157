/** CSV report of the row problems of an import, for review next to the imported file. */
import { columnNameOf } from "#domain/imports/columnNames";
import type { Database } from "#server/storage/database/database";
import { selectProblems, type StoredProblem } from "#server/storage/imports/importPreviews";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvDownload, type Download } from "#server/domain/files/downloads";
import { problemTexts, type FileLanguage } from "./importProblemTexts";
import type { Context } from "#server/context";

const pageRows = 2_000;

/** Creates the download of the report. Access to the import is checked when the file is fetched. */
export function problemDownload(
  ctx: Pick<Context, "signDownload">,
  previewId: string,
  language: FileLanguage,
): Download {
  const path = `imports/${previewId}/${language.toLowerCase()}`;
  return csvDownload(ctx, path, problemTexts[language].fileName);
}

/** Streams the report in row order. */
export async function* problemLines(
  db: Database,
  previewId: string,
  language: FileLanguage,
): AsyncGenerator<string> {
  const { header, messages } = problemTexts[language];
  const lineOf = ({ line, column, columnName, value, code, params }: StoredProblem) => [
    line,
    column,
    columnName && columnNameOf(columnName, language === "EN" ? "en" : "de"),
    value,
    messages[code]?.(params) ?? code,
    code,
  ];
  let text = csvHeader(header);
  let from = 0;
  for (;;) {
    const problems = await selectProblems(db, previewId, from, pageRows);
    yield text + csvLines(problems.map(lineOf));
    text = "";
    if (problems.length < pageRows) return;
    from += pageRows;
  }
}
