/** Finds and fills the placeholders of ODT templates. */
import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { XMLSerializer } from "@xmldom/xmldom";
import { Zip } from "easy-template-x";
import { ZipFile } from "yazl";
import { elementsIn, isParagraph, odtTextParts, parseOdtPart, readParagraph } from "./odtParagraphs";
import { expandSections } from "./odtSections";
import { replaceTag } from "./odtReplace";
import type { PlaceholderUse } from "./placeholderUses";
import { fillText, type TemplateValues } from "./templateValues";

/** Finds the placeholders of each part with text. Throws Refusal if braces do not form a placeholder. */
export function findOdtPlaceholders(xml: ReadonlyMap<string, string>): PlaceholderUse[][] {
  return odtTextParts.flatMap((name) => {
    const text = xml.get(name);
    if (text === undefined) return [];
    const paragraphs = [...elementsIn(parseOdtPart(text), isParagraph)];
    return [paragraphs.flatMap((paragraph) => readParagraph(paragraph).tags)];
  });
}

/** Fills a checked template. */
export async function fillOdt(bytes: Buffer, values: TemplateValues): Promise<Buffer> {
  const before = await Zip.load(bytes);
  const after = new ZipFile();
  // Programs detect the type by this file, which must come first and be uncompressed.
  after.addBuffer(Buffer.from((await before.getFile("mimetype").getContentText()).trim()), "mimetype", {
    compress: false,
  });
  for (const name of before.listFiles()) {
    const file = before.getFile(name);
    // Drop signatures, which are invalid for the filled document.
    if (file.isDirectory || name === "mimetype" || /^META-INF\/.*signatures\.xml$/i.test(name)) continue;
    const content = odtTextParts.some((part) => part === name)
      ? Buffer.from(fillPart(await file.getContentText(), values))
      : await file.getContentBinary(Buffer);
    after.addBuffer(content, name);
  }
  after.end();
  return buffer(after.outputStream.pipe(new PassThrough()));
}

function fillPart(xml: string, values: TemplateValues): string {
  const document = parseOdtPart(xml);
  expandSections(document);
  for (const element of [...elementsIn(document, isParagraph)]) {
    const paragraph = readParagraph(element);
    // Replace from the end, so that earlier positions stay valid.
    for (const tag of paragraph.tags.toReversed()) {
      if (tag.role === "value") replaceTag(paragraph, tag, fillText(values, tag.name));
    }
  }
  return new XMLSerializer().serializeToString(document);
}
