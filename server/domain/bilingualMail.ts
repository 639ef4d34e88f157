/** Composes e-mails: German first, then English. No remote content and no tracking. */
import type { Mail } from "#server/outgoing/mailer";

/** A paragraph of text, or one that consists of a single link. */
export type Paragraph = string | { readonly url: string };

/** Composes an e-mail to one recipient, as text and as HTML. */
export function bilingualMail({
  to,
  subject,
  german,
  english,
}: {
  readonly to: string;
  /** In German. */
  readonly subject: string;
  readonly german: readonly Paragraph[];
  readonly english: readonly Paragraph[];
}): Mail {
  const parts = [
    { lang: "de", paragraphs: german },
    { lang: "en", paragraphs: english },
  ];
  const text = parts.map(({ paragraphs }) => paragraphs.map(textOf).join("\n\n")).join("\n\n---\n\n");
  const html = parts
    .map(({ lang, paragraphs }) => `<div lang="${lang}">\n${paragraphs.map(htmlOf).join("\n")}\n</div>`)
    .join("\n<hr>\n");
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="de">\n<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${html}\n</body>\n</html>\n`,
  };
}

function textOf(paragraph: Paragraph): string {
  return typeof paragraph === "string" ? paragraph : paragraph.url;
}

function htmlOf(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return `<p>${escapeHtml(paragraph)}</p>`;
  const url = escapeHtml(paragraph.url);
  return `<p><a href="${url}">${url}</a></p>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
