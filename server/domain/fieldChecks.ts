/** Checks of what is typed into fields: all problems at once, at most one for each field (section 5). */
import { hasControlCharacters } from "#domain/communeFields";
import type { ErrorCode } from "#domain/errorCodes";
import { userError, type UserError } from "./userErrors";

/** The problems of one input. */
export class FieldChecks {
  readonly #errors: UserError[] = [];

  /** What was found so far, in the order of the checks. */
  get errors(): readonly UserError[] {
    return this.#errors;
  }

  /**
   * A text as it is stored: NFC, without spaces at its ends. Finds required, text_invalid and text_too_long.
   * @param max most characters
   */
  text(field: string, value: string, max: number, { isRequired = true } = {}): string {
    const text = value.normalize("NFC").trim();
    if (isRequired) this.rule(field, text !== "", "required");
    this.rule(field, !hasControlCharacters(text), "text_invalid");
    this.rule(field, [...text].length <= max, "text_too_long", { max: String(max) });
    return text;
  }

  /** Notes the code at the field where the rule does not hold, unless something else is wrong there. */
  rule(field: string, holds: boolean, code: ErrorCode, params: Readonly<Record<string, string>> = {}): void {
    if (holds || this.#errors.some((error) => error.field?.[0] === field)) return;
    this.#errors.push(userError(code, [field], params));
  }
}
