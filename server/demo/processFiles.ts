/** Small files attached to the demo processes. */
import { Canvas, hsl } from "./canvas";

/** A file with its content. */
export interface DemoFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Builds a one-page PDF with a single line. The text must be ASCII without parentheses. */
export function makePdf(text: string): Buffer {
  const content = `BT /F1 14 Tf 60 770 Td (${text}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, "latin1");
}

/** All available files. Each upload uses one of them. */
export function makeFiles(): readonly DemoFile[] {
  const note = "Nachgereicht am Telefon:\r\nDer Name lautet „Öztürk“, nicht „Ozturk“.\r\n";
  return [
    { fileName: "Vollmacht.pdf", mediaType: "application/pdf", bytes: makePdf("Vollmacht - Beispiel") },
    {
      fileName: "Arbeitsvertrag Seite 1.pdf",
      mediaType: "application/pdf",
      bytes: makePdf("Arbeitsvertrag - Beispiel"),
    },
    { fileName: "Lichtbild.png", mediaType: "image/png", bytes: new Canvas(hsl(210, 0.3, 0.7)).encode() },
    { fileName: "Gesprächsnotiz.txt", mediaType: "text/plain", bytes: Buffer.from(note) },
  ];
}
