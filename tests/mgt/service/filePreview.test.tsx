/** The preview of PDFs among the files of a service. */
import nodeConsole from "node:console";
import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { screen, within, type VisitOptions } from "../../support/visit";
import { openFiles } from "./fileServer";

const imprint = {
  kind: "IMPRINT",
  allowedMediaTypes: ["application/pdf"],
  mediaType: "application/pdf",
  picture: null,
};
const linkTo = (url: string) => ({ url, fileName: "datei.pdf", mediaType: "application/pdf" });
const missing = "Diese Datei kann nicht angezeigt werden.";

/** Answers links to previews, and checks of them with these statuses in turn; the last one stays. */
function serveLinks(...statuses: readonly number[]) {
  const left = [...statuses];
  const checked: string[] = [];
  let links = 0;
  const server: VisitOptions["server"] = (fetch) => async (input, init) => {
    if (init?.method !== "HEAD") return fetch(input, init);
    checked.push(String(input));
    const status = left.length > 1 ? left.shift() : left[0];
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  };
  const node = (__typename: "ServiceFile" | "PredefinedFile") => () => {
    links += 1;
    return { __typename, id: "node", preview: linkTo(`/preview/${links}`), download: linkTo("/download") };
  };
  return { server, node, checked };
}

function setBrowser({ hasViewer = true, isHandheld = false }) {
  // happy-dom reports each frame, since it loads none.
  vi.spyOn(nodeConsole, "error").mockImplementation(() => undefined);
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isHandheld && media.includes("pointer: coarse"),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  Object.defineProperty(navigator, "pdfViewerEnabled", { configurable: true, value: hasViewer });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "pdfViewerEnabled"));
}

async function openFile(path: string, options: Parameters<typeof openFiles>[1]) {
  const opened = await openFiles([path], options);
  await opened.app.user.click(await screen.findByRole("treeitem", { name: path }));
  return opened;
}

const preview = (name: string) => screen.findByRole("dialog", { name: `Vorschau: ${name}` });

describe("PDF preview", () => {
  beforeEach(() => setBrowser({}));

  test("is shown by the keyboard in the viewer of the browser, by a new link each time", async () => {
    const { server, node, checked } = serveLinks(200);
    const { app } = await openFile("merkblatt.pdf", { server, node: node("ServiceFile") });
    const button = screen.getByRole("button", { name: "merkblatt.pdf: Vorschau" });
    button.focus();
    await app.user.keyboard("{Enter}");
    const frame = await within(await preview("merkblatt.pdf")).findByTitle("Inhalt von merkblatt.pdf");
    expect([frame.tagName, frame.getAttribute("src")]).toEqual(["IFRAME", "/preview/1"]);
    expect(frame.hasAttribute("sandbox")).toBe(false);
    await app.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(button);
    await app.user.keyboard("{Enter}");
    expect((await screen.findByTitle("Inhalt von merkblatt.pdf")).getAttribute("src")).toBe("/preview/2");
    expect(checked).toEqual(["/preview/1", "/preview/2"]);
  });

  test("with a fixed purpose is shown by its name", async () => {
    const { server, node } = serveLinks(200);
    const { app } = await openFiles([], { server, node: node("PredefinedFile"), predefinedValues: imprint });
    await app.click("Impressum: Vorschau");
    const frame = await within(await preview("Impressum")).findByTitle("Inhalt von Impressum");
    expect(frame.getAttribute("src")).toBe("/preview/1");
  });

  test.each([
    ["whose link has expired", 403, missing],
    ["that was removed", 404, missing],
    ["that cannot be reached", 0, "Das konnte nicht geladen werden."],
  ])("%s is reported, and shown by a new attempt", async (_what, status, title) => {
    const { server, node } = serveLinks(status, 200);
    const { app } = await openFile("a.pdf", { server, node: node("ServiceFile") });
    await app.click("a.pdf: Vorschau");
    const dialog = within(await preview("a.pdf"));
    expect(await dialog.findByRole("heading", { name: title })).toBeTruthy();
    expect(dialog.queryByTitle("Inhalt von a.pdf")).toBeNull();
    await app.click("Erneut versuchen");
    expect(document.activeElement?.closest("[role=dialog]")).toBeTruthy();
    expect((await dialog.findByTitle("Inhalt von a.pdf")).getAttribute("src")).toBe("/preview/2");
    expect(dialog.queryByRole("alert")).toBeNull();
  });

  test("that no longer exists, or was replaced by another type, is reported without a request for it", async () => {
    const { server, checked } = serveLinks(200);
    const answers = [null, { __typename: "ServiceFile", id: "node", preview: null }];
    const { app } = await openFile("a.pdf", { server, node: () => answers.shift() ?? null });
    await app.click("a.pdf: Vorschau");
    const dialog = within(await preview("a.pdf"));
    expect((await dialog.findByRole("alert")).textContent).toContain("inzwischen entfernt oder ersetzt");
    await app.click("Erneut versuchen");
    expect(await dialog.findByRole("heading", { name: missing })).toBeTruthy();
    expect(answers).toEqual([]);
    expect(checked).toEqual([]);
  });
});

test.each([
  ["without a viewer", { hasViewer: false }],
  ["of a phone", { isHandheld: true }],
])("File preview: a browser %s offers the download of a PDF instead", async (_what, browser) => {
  setBrowser(browser);
  const { server, node, checked } = serveLinks(200);
  const { app } = await openFile("a.pdf", { server, node: node("ServiceFile") });
  await app.click("a.pdf: Vorschau");
  const dialog = within(await preview("a.pdf"));
  expect(dialog.getByText(/^Dieser Browser kann PDF-Dateien hier nicht anzeigen/)).toBeTruthy();
  expect(dialog.queryByTitle("Inhalt von a.pdf")).toBeNull();
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await app.user.click(dialog.getByRole("button", { name: "a.pdf: Herunterladen" }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).getAttribute("href")).toBe("/download");
  expect(checked).toEqual([]);
});

test("File preview: other files have no preview", async () => {
  setBrowser({});
  await openFile("bild.svg", {});
  expect(screen.getByRole("button", { name: "bild.svg: Herunterladen" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Logo: Herunterladen" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Vorschau/ })).toBeNull();
});
