/** Builds the page of the preview: the texts as citizens see them, with sample values for placeholders. */
import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { parseMessage } from "#domain/texts/messageSyntax";
import { sectionOfKey, type TextKind } from "#domain/texts/serviceTexts";
import styles from "./preview.css?url";

/** A text of the page. */
export interface PreviewText {
  readonly key: string;
  readonly kind: TextKind | "%future added value";
  readonly isRich: boolean;
  /** The edited text; if empty, the German text is used. */
  readonly text: string;
  readonly german: string;
}

export interface PreviewOptions {
  readonly language: string;
  readonly communeName: string;
  /** Title of the frame's document. */
  readonly title: string;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The HTML of a page with these texts, for a frame without scripts: markup of rich texts is not sanitised. */
export function previewPage(texts: readonly PreviewText[], options: PreviewOptions): string {
  const { language, communeName, title } = options;
  const sections = new Map<string, string>();
  for (const text of texts) {
    const section = sectionOfKey(text.key);
    const marked = `<div data-key="${escapeHtml(text.key)}">${elementOf(text, communeName)}</div>`;
    sections.set(section, (sections.get(section) ?? "") + marked);
  }
  const body = [...sections.values()].map((content) => `<section>${content}</section>`).join("");
  const stylesheet = escapeHtml(new URL(styles, window.location.href).href);
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><base target="_blank"><link rel="stylesheet" href="${stylesheet}"></head><body dir="auto"><header>${escapeHtml(communeName)}</header><main>${body}</main></body></html>`;
}

function elementOf({ kind, isRich, text, german }: PreviewText, communeName: string): string {
  const shown = text || german;
  const content = filled(shown, communeName, isRich ? (part) => part : escapeHtml);
  switch (kind) {
    case "HEADING":
      return `<h1>${content}</h1>`;
    case "NOTE":
      return `<div class="note">${content}</div>`;
    case "LABEL":
      return `<span class="label">${content}</span><div class="input"></div>`;
    case "BUTTON":
      return `<span class="button">${content}</span>`;
    case "MESSAGE":
      return `<div class="message">${content}</div>`;
    default:
      return isRich ? `<div>${content}</div>` : `<p>${content}</p>`;
  }
}

/** Formats the message with sample values; returns invalid messages unchanged. */
function filled(message: string, communeName: string, literal: (text: string) => string): string {
  try {
    return print(parseMessage(message), communeName, literal);
  } catch {
    return literal(message);
  }
}

function print(
  elements: readonly MessageFormatElement[],
  communeName: string,
  literal: (text: string) => string,
): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return literal(element.value);
      if (element.type === TYPE.pound) return "3";
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        return print(element.options["other"]?.value ?? [], communeName, literal);
      }
      if (element.type === TYPE.tag) return print(element.children, communeName, literal);
      return escapeHtml(sampleOf(element.value, communeName));
    })
    .join("");
}

/** Sample values for the placeholders of the inherited texts; others show their name. */
function sampleOf(name: string, communeName: string): string {
  const samples: Readonly<Record<string, string>> = {
    kommune: communeName,
    host: "https://www.example.org",
    name: "Erika Mustermann",
    gebuehr: "12,80 €",
    vorgangsnummer: "2026-004711",
    frist: "30.11.2026",
    anzahl: "3",
    megabyte: "20",
    minuten: "3",
    tage: "3",
    0: "E-1042",
  };
  return samples[name] ?? `{${name}}`;
}
