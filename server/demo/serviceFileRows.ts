/** Files of services in the demo data: inherited ones, and those of a few communes. Equal contents are shared. */
import { createHash } from "node:crypto";
import { hasCapability, serviceCatalogue, servicePortalId } from "#domain/serviceCatalogue";
import { serviceGroups } from "#domain/serviceGroups";
import { mediaTypeOfPath, pathKey, type PredefinedFileKind } from "#domain/serviceFiles";
import { addDays } from "./calendar";
import { Canvas, hsl } from "./canvas";
import type { DemoCommune, Row } from "./communeRows";
import { drawPicture } from "./picture";
import { makePdf } from "./processFiles";
import { uuidOf } from "./random";

/** Rows by table, in insertion order. */
export interface ServiceFileRows {
  readonly stored_blob: readonly Row<"stored_blob">[];
  readonly stored_blob_part: readonly Row<"stored_blob_part">[];
  readonly predefined_file: readonly Row<"predefined_file">[];
  readonly service_file: readonly Row<"service_file">[];
}

/** Communes with own files. */
const communesWithFiles: Readonly<Record<string, readonly string[]>> = {
  "09761000": ["ew-meldebescheinigung", servicePortalId, "ws-briefwahlantrag"],
  "16051000": ["ew-meldebescheinigung", "pw-eheurkunde"],
  "05315000": [servicePortalId],
};

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#1d4f91" stroke-width="1.5">
  <path d="M4 20V9l8-5 8 5v11zM9 20v-6h6v6"/>
</svg>
`;

const css = `:root {
  --akzent: #1d4f91;
}

.kopf {
  border-bottom: 3px solid var(--akzent);
}
`;

const fields = JSON.stringify(
  { telefon: "0821 324-9999", oeffnung: { mo: "08:00-12:30", do: "14:00-18:00" } },
  null,
  2,
);

const hint = "Bitte bringen Sie zur Abholung einen gültigen Ausweis mit.\r\nTermine erhalten Sie online.\r\n";

/** Draws a plain picture with a band in a second tone. */
function drawBand(width: number, height: number, hue: number): Buffer {
  const canvas = new Canvas(hsl(hue, 0.35, 0.9), { width, height });
  const band = hsl(hue, 0.5, 0.38);
  for (let y = Math.floor(height * 0.72); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) canvas.blend(x, y, band, 0.55 + (0.4 * x) / width);
  }
  return canvas.encode();
}

/** Builds all rows. */
export function serviceFileRows(
  seed: string,
  start: Date,
  communes: readonly DemoCommune[],
): ServiceFileRows {
  const blobs = new Map<string, Buffer>();
  const store = (bytes: Buffer): string => {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    blobs.set(sha256, bytes);
    return sha256;
  };
  const system = { updated_at: start, updated_by_id: null, updated_by_name: null, updated_by_role: null };

  const byClerk = {
    ...system,
    updated_at: addDays(start, -12),
    updated_by_name: "member",
    updated_by_role: "MEMBER",
  } as const;

  const predefined = (
    communeAgs: string | null,
    serviceId: string,
    kind: PredefinedFileKind,
    sha256: string,
    size?: { readonly width: number; readonly height: number },
  ): Row<"predefined_file"> => ({
    id: uuidOf(seed, "predefined file", communeAgs ?? "", serviceId, kind),
    commune_ags: communeAgs,
    service_id: serviceId,
    kind,
    sha256,
    media_type: size ? "image/png" : "application/pdf",
    width: size?.width ?? null,
    height: size?.height ?? null,
    ...(communeAgs === null ? system : byClerk),
  });

  const logoSize = { width: 200, height: 100 };
  const headerSize = { width: 960, height: 240 };
  const privacy = store(makePdf("Datenschutzhinweise - Muster des Dienstes"));
  const terms = store(makePdf("Nutzungsbedingungen - Muster des Dienstes"));
  const pictures = new Map(
    serviceGroups.map((group, at) => {
      const hue = (at * 47) % 360;
      const logo = store(drawBand(logoSize.width, logoSize.height, hue));
      return [group, { logo, header: store(drawBand(headerSize.width, headerSize.height, hue)) }];
    }),
  );
  const inherited = serviceCatalogue.flatMap(({ id, group, capabilities }) => {
    const drawn = pictures.get(group);
    if (!drawn || !capabilities.includes("files")) return [];
    return [
      predefined(null, id, "LOGO", drawn.logo, logoSize),
      predefined(null, id, "HEADER_IMAGE", drawn.header, headerSize),
      predefined(null, id, "PRIVACY_STATEMENT", privacy),
      predefined(null, id, "TERMS", terms),
    ];
  });

  const own = communes.flatMap(({ row: [ags], services }) => {
    const offered = new Set(services.map(({ id }) => id));
    return (communesWithFiles[ags] ?? [])
      .filter((id) => offered.has(id) && hasCapability(id, "files"))
      .map((serviceId) => ({ ags, serviceId }));
  });
  const imprint = store(makePdf("Impressum"));
  const ownPredefined = own.flatMap(({ ags, serviceId }) => [
    predefined(ags, serviceId, "LOGO", store(drawPicture(ags)), { width: 160, height: 160 }),
    predefined(ags, serviceId, "IMPRINT", imprint),
  ]);
  const free = own.flatMap(({ ags, serviceId }) => {
    const contents: readonly (readonly [string, Buffer])[] = [
      ["bilder/wappen.png", drawPicture(ags)],
      ["bilder/kopf/rathaus.png", drawBand(320, 120, Number(ags) % 360)],
      ["bilder/kopf/rathaus.svg", Buffer.from(svg)],
      ["formulare/Vollmacht.pdf", makePdf("Vollmacht")],
      ["formulare/Merkblatt Gebühren.pdf", makePdf("Merkblatt Gebuehren")],
      ["gestaltung/kommune.css", Buffer.from(css)],
      ["kontakt.json", Buffer.from(fields)],
      ["hinweise.txt", Buffer.from(hint)],
    ];
    return contents.map(([path, bytes]) => ({
      id: uuidOf(seed, "service file", ags, serviceId, path),
      commune_ags: ags,
      service_id: serviceId,
      path,
      path_key: pathKey(path),
      sha256: store(bytes),
      media_type: mediaTypeOfPath(path) ?? "",
      ...byClerk,
    }));
  });

  return {
    stored_blob: [...blobs].map(([sha256, bytes]) => ({ sha256, byte_size: bytes.length })),
    stored_blob_part: [...blobs].map(([sha256, bytes]) => ({ sha256, position: 0, bytes })),
    predefined_file: [...inherited, ...ownPredefined],
    service_file: free,
  };
}
