import { fireEvent } from "@testing-library/react";
import { PNG } from "pngjs";
import { describe, expect, test, vi } from "vitest";
import { pictureMaxBytes } from "#domain/limits";
import { saveBar, valueOf } from "../../support/forms";
import { failure } from "../../support/mockedEndpoints";
import { support } from "../../support/people";
import { takeUploads } from "../../support/uploads";
import { loginAs, screen, visit, within } from "../../support/visit";

const soon = (check: () => void) => vi.waitFor(check, 5_000);

const png = (width: number, height: number, name = "wappen.png") =>
  new File([new Uint8Array(PNG.sync.write(new PNG({ width, height })))], name, { type: "image/png" });

interface Stored {
  revision: number;
  unit: string;
  picture: { url: string; mediaType: string; width: number; height: number } | null;
}

interface TestError {
  readonly code: string;
  readonly params?: readonly { readonly name: string; readonly value: string }[];
}

async function open(start: Partial<Stored> = {}) {
  const uploads = takeUploads();
  const stored: Stored = { revision: 3, unit: "Stadt", picture: null, ...start };
  const inputs: { revision: number }[] = [];
  const saved: unknown[] = [];
  let refusal: TestError | null = null;
  let isDead = false;
  const present = () => ({
    id: "Commune:1",
    ags: "09761000",
    name: "Augsburg",
    state: "BY",
    ...stored,
  });
  const change =
    (picture: Stored["picture"]) =>
    (_: unknown, { input }: { input: { revision: number } }) => {
      if (isDead) throw failure("unauthorized");
      inputs.push(input);
      const error = refusal;
      refusal = null;
      if (error) return { commune: present(), errors: [{ field: null, params: [], ...error }] };
      stored.picture = picture;
      stored.revision += 1;
      return { commune: present(), errors: [] };
    };
  const app = await visit("/mgt/edit/09761000", {
    viewer: support,
    mgt: {
      Query: { commune: present },
      Mutation: {
        login: () => {
          isDead = false;
          return loginAs(support)();
        },
        uploadCommunePicture: change({
          url: "/mgt/pictures/new",
          mediaType: "image/png",
          width: 64,
          height: 32,
        }),
        removeCommunePicture: change(null),
        saveCommune: (_: unknown, { input }: { input: { unit: string } }) => {
          saved.push(input);
          stored.unit = input.unit;
          stored.revision += 1;
          return { commune: present(), errors: [] };
        },
      },
    },
  });
  const region = await screen.findByRole("region", { name: "Bild der Kommune" });
  return {
    app,
    uploads,
    stored,
    inputs,
    saved,
    refuse: (error: TestError) => {
      refusal = error;
    },
    /** The next change finds a dead token. */
    endSession: () => {
      isDead = true;
    },
    section: within(region),
    region,
    choose: async (file: File) => {
      // A file that the browser's dialog would not offer comes by other ways.
      fireEvent.change(within(region).getByLabelText(/^Bild (wählen|ersetzen)$/), {
        target: { files: [file] },
      });
    },
  };
}

const old = { url: "/mgt/pictures/old", mediaType: "image/png", width: 100, height: 100 };

test("a chosen picture is shown whole before it is sent, and then everywhere", async () => {
  const { app, section, choose, uploads, inputs } = await open();
  expect(section.getByText("PNG, JPEG oder WebP, höchstens 1024 × 1024 Pixel und 2 MB.")).toBeTruthy();
  await choose(png(64, 32));
  const preview = await section.findByAltText("Vorschau des neuen Bildes");
  expect(preview.getAttribute("src")).toMatch(/^data:image\/png;base64,/);
  expect(section.getByText(/64 × 32 Pixel/)).toBeTruthy();
  expect(uploads.sent).toEqual([]);

  await app.user.click(section.getByRole("button", { name: "Bild speichern" }));
  expect((await section.findByAltText("Bild von Augsburg")).getAttribute("src")).toBe("/mgt/pictures/new");
  expect(inputs.map(({ revision }) => revision)).toEqual([3]);
  const pictures = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(pictures.filter((url) => url === "/mgt/pictures/new").length).toBeGreaterThan(1);
});

test.each([
  ["an HTML file with another name", new File(["<!doctype html><p>"], "bild.png"), /Die Datei ist kein Bild/],
  ["too many pixels", png(1_025, 8), /Erlaubt sind höchstens 1024 × 1024 Pixel/],
  [
    "too many bytes",
    new File([new Uint8Array(pictureMaxBytes + 1)], "gross.png"),
    /Erlaubt sind höchstens 2 MB/,
  ],
  [
    "a damaged picture",
    new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], "kaputt.png"),
    /Die Datei ist beschädigt/,
  ],
])("%s is refused beside the field, unsent", async (_, file, sentence) => {
  const { section, choose, uploads } = await open({ picture: old });
  await choose(file);
  const alert = await section.findByRole("alert");
  expect(alert.textContent).toMatch(sentence);
  expect(section.getByLabelText("Bild ersetzen").getAttribute("aria-describedby")).toContain(alert.id);
  expect(section.getByAltText("Bild von Augsburg").getAttribute("src")).toBe(old.url);
  expect(uploads.sent).toEqual([]);
});

test("the server's refusal stands at the same place, and the choice is kept", async () => {
  const { app, section, choose, refuse } = await open();
  refuse({ code: "file_type_not_allowed" });
  await choose(png(8, 8));
  await app.user.click(await section.findByRole("button", { name: "Bild speichern" }));
  expect((await section.findByRole("alert")).textContent).toMatch(/Die Datei ist kein Bild/);
  expect(section.getByAltText("Vorschau des neuen Bildes")).toBeTruthy();
});

test("somebody else's change is told, and the next attempt goes by it", async () => {
  const { app, section, choose, refuse, stored, inputs } = await open();
  await choose(png(8, 8));
  const save = await section.findByRole("button", { name: "Bild speichern" });
  stored.revision = 7;
  const params = [
    { name: "by", value: "k.brandl" },
    { name: "at", value: "2026-11-20T13:05:00.000Z" },
  ];
  refuse({ code: "conflict", params });
  await app.user.click(save);
  expect((await section.findByRole("alert")).textContent).toContain(
    "k.brandl hat diese Kommune am 20.11.2026 14:05 geändert.",
  );
  await app.user.click(section.getByRole("button", { name: "Bild speichern" }));
  await soon(() => expect(inputs.map(({ revision }) => revision)).toEqual([3, 7]));
});

test.each(["Bild speichern", "Bild entfernen"])(
  "%s: what somebody else has changed meanwhile is in the form above, and is not undone by its next save",
  async (name) => {
    const { app, section, choose, refuse, stored, saved } = await open({ picture: old });
    if (name === "Bild speichern") await choose(png(8, 8));
    else await app.user.click(section.getByRole("button", { name: "Entfernen" }));
    await screen.findByRole("button", { name });
    stored.unit = "Kreisfreie Stadt";
    stored.revision = 4;
    refuse({ code: "conflict" });
    await app.click(name);
    await section.findByRole("alert");
    await soon(() => expect(valueOf("Art der Behörde")).toBe("Kreisfreie Stadt"));

    await app.fill("Name", "Augsburg am Lech");
    await app.user.click(saveBar().getByRole("button", { name: "Speichern" }));
    await soon(() =>
      expect(saved).toEqual([
        { ags: "09761000", revision: 4, name: "Augsburg am Lech", unit: "Kreisfreie Stadt" },
      ]),
    );
  },
);

test("a chosen picture is not lost by leaving", async () => {
  const { app, section, choose } = await open();
  await choose(png(8, 8));
  await section.findByAltText("Vorschau des neuen Bildes");
  await app.click(/^Dienste/, "link");
  const question = within(await screen.findByRole("alertdialog", { name: "Nicht gespeichertes Bild" }));
  await app.user.click(question.getByRole("button", { name: "Weiter bearbeiten" }));
  expect(app.path()).toBe("/mgt/edit/09761000");
  expect(section.getByAltText("Vorschau des neuen Bildes")).toBeTruthy();
  await app.click(/^Dienste/, "link");
  await app.click("Seite verlassen");
  await soon(() => expect(app.path()).toBe("/mgt/edit/09761000/services"));
});

test("an upload can be broken off", async () => {
  const { app, section, choose, uploads, inputs } = await open();
  const release = uploads.hold();
  await choose(png(8, 8));
  await app.user.click(await section.findByRole("button", { name: "Bild speichern" }));
  await soon(() => expect(section.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("50"));
  await app.user.click(section.getByRole("button", { name: "Abbrechen" }));
  expect(await section.findByRole("button", { name: "Bild speichern" })).toBeTruthy();
  release();
  expect(uploads.aborted()).toBe(1);
  expect(inputs).toEqual([]);
  expect(section.queryByRole("alert")).toBeNull();
});

test("a session that ends under the upload is renewed, and the file is sent again", async () => {
  const { app, section, choose, inputs, endSession } = await open();
  await choose(png(8, 8));
  const save = await section.findByRole("button", { name: "Bild speichern" });
  endSession();
  await app.user.click(save);
  await app.fill("Passwort", "Probelauf-2025!");
  expect(inputs).toEqual([]);
  await app.click("Anmelden");
  expect((await section.findByAltText("Bild von Augsburg")).getAttribute("src")).toBe("/mgt/pictures/new");
  expect(inputs).toHaveLength(1);
});

test("where nothing answers, the choice is kept", async () => {
  const { app, section, choose, inputs } = await open();
  await choose(png(8, 8));
  app.setReachable(false);
  await app.user.click(await section.findByRole("button", { name: "Bild speichern" }));
  expect((await section.findByRole("alert")).textContent).toContain(
    "Der Server ist gerade nicht erreichbar.",
  );
  expect(section.getByAltText("Vorschau des neuen Bildes")).toBeTruthy();
  expect(inputs).toEqual([]);
});

test("the picture is removed once that was confirmed", async () => {
  const { app, section, inputs } = await open({ picture: old });
  await app.user.click(section.getByRole("button", { name: "Entfernen" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Bild entfernen" }));
  await app.user.click(question.getByRole("button", { name: "Abbrechen" }));
  expect(inputs).toEqual([]);
  await app.user.click(section.getByRole("button", { name: "Entfernen" }));
  await app.user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Bild entfernen" }),
  );
  await soon(() => expect(section.queryByRole("img")).toBeNull());
  expect(inputs.map(({ revision }) => revision)).toEqual([3]);
  expect(section.getByLabelText("Bild wählen")).toBeTruthy();
});

test("a file can be dropped", async () => {
  const { section, region } = await open();
  const place = region.querySelector(".file-drop");
  if (!place) throw new Error("There is no place to drop a file.");
  fireEvent.drop(place, { dataTransfer: { files: [png(16, 16)] } });
  expect(await section.findByText(/16 × 16 Pixel/)).toBeTruthy();
});

describe("the focus stays in the section", () => {
  const field = (section: ReturnType<typeof within>) =>
    section.getByLabelText(/^(Anderes )?Bild (wählen|ersetzen)$/);

  test("while a picture is sent, after that and after breaking off", async () => {
    const { app, section, region, choose, uploads } = await open();
    const release = uploads.hold();
    await choose(png(8, 8));
    await app.user.click(await section.findByRole("button", { name: "Bild speichern" }));
    await section.findByRole("progressbar");
    const heading = section.getByRole("heading", { name: "Bild der Kommune" });
    await soon(() => expect(document.activeElement).toBe(heading));
    await app.user.click(section.getByRole("button", { name: "Abbrechen" }));
    await section.findByRole("button", { name: "Bild speichern" });
    await soon(() => expect(document.activeElement).toBe(field(section)));
    release();
    await app.user.click(section.getByRole("button", { name: "Bild speichern" }));
    await section.findByAltText("Bild von Augsburg");
    expect(region.contains(document.activeElement)).toBe(true);
  });

  test("after the choice was dropped", async () => {
    const { app, section, choose } = await open();
    await choose(png(8, 8));
    await app.user.click(await section.findByRole("button", { name: "Verwerfen" }));
    await soon(() => expect(document.activeElement).toBe(field(section)));
  });

  test("after the picture was removed", async () => {
    const { app, section } = await open({ picture: old });
    await app.user.click(section.getByRole("button", { name: "Entfernen" }));
    const question = within(await screen.findByRole("alertdialog"));
    await app.user.click(question.getByRole("button", { name: "Bild entfernen" }));
    await soon(() => expect(section.queryByRole("img")).toBeNull());
    await soon(() => expect(document.activeElement).toBe(field(section)));
  });
});
