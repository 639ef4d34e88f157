import { string } from "yup";
import { hasControlCharacters } from "#domain/communeFields";
import { problem } from "./problem";

/** A line of text without spaces at its ends: not empty unless optional, and no longer than the server takes. */
export function text(max: number, need: "required" | "optional" = "required") {
  const line = string().trim().defined();
  return (need === "required" ? line.required(problem("required")) : line)
    .max(max, problem("text_too_long", { max: String(max) }))
    .test("line", problem("text_invalid"), (value) => !hasControlCharacters(value));
}
