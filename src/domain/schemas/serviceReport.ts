/** Validation schema of a template that is uploaded for a report. */
import { object } from "yup";
import { characterCount } from "../freeText";
import { isReportName, reportNameMaxLength } from "../reports/serviceReports";
import { validationMessage } from "../validationMessage";
import { entry } from "./fields";

const tooLong = validationMessage("text_too_long", { max: String(reportNameMaxLength) });

export const reportUploadSchema = object({
  report: entry()
    .test("length", tooLong, (name) => characterCount(name) <= reportNameMaxLength)
    .test(
      "form",
      validationMessage("report_name_invalid"),
      (name) => characterCount(name) > reportNameMaxLength || isReportName(name),
    ),
});
