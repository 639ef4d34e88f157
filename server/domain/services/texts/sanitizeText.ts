/** Sanitises rich texts before they are stored. */
import sanitizeHtml from "sanitize-html";
import { allowedMarkup } from "#domain/texts/textChecks";

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(allowedMarkup),
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedMarkup).map(([element, attributes]) => [element, [...attributes]]),
  ),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  // `{host}` is resolved when the page is rendered.
  allowProtocolRelative: false,
};

/** Removes everything but the allowed elements, attributes and link targets. Keeps plain text unchanged. */
export function sanitizeText(text: string): string {
  return /[<&]/.test(text) ? sanitizeHtml(text, options) : text;
}
