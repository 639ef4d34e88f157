/** A fake commune with a picture, which mutations change, and its section. */
import { fireEvent } from "@testing-library/react";
import { PNG } from "pngjs";
import { failure } from "./mockedEndpoints";
import { support } from "./people";
import { mockUploads } from "./uploads";
import { loginAs, screen, visit, within } from "./visit";

export const png = (width: number, height: number, name = "wappen.png") =>
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

export async function open(start: Partial<Stored> = {}) {
  const uploads = mockUploads();
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
    /** The next mutation is rejected as unauthorized. */
    endSession: () => {
      isDead = true;
    },
    section: within(region),
    region,
    choose: async (file: File) => {
      // Bypasses the file dialog, which would not offer this file.
      fireEvent.input(within(region).getByLabelText(/^Bild (wählen|ersetzen)$/), {
        target: { files: [file] },
      });
    },
  };
}

export const old = { url: "/mgt/pictures/old", mediaType: "image/png", width: 100, height: 100 };
