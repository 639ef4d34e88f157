import { describe, expect, test } from "vitest";
import { checkValues } from "#domain/checkValues";
import { isReportName, proposeReportName } from "#domain/reports/serviceReports";
import { reportUploadSchema } from "#domain/schemas/serviceReport";

describe("Report name", () => {
  test.each([
    ["Gebührenbescheid Köln.docx", "gebuehrenbescheid-koeln"],
    ["Straße & Café (neu).v2.odt", "strasse-cafe-neu-v2"],
    ["__antrag.jrxml", "antrag"],
    ["antrag", "antrag"],
    ["ΑΒΓ.docx", ""],
    [`${"a".repeat(59)}-b.docx`, "a".repeat(59)],
  ])("is proposed from the file name %s", (fileName, name) => {
    expect(proposeReportName(fileName)).toBe(name);
    expect(name === "" || isReportName(name)).toBe(true);
  });

  test.each([
    ["antrag", undefined],
    [" ", "required"],
    ["Antrag", "report_name_invalid"],
    ["-antrag", "report_name_invalid"],
    ["a".repeat(61), "text_too_long"],
  ])("%j is refused as %s", (report, code) => {
    expect(checkValues(reportUploadSchema, { report }).report?.code).toBe(code);
  });
});
