import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { inspectPicture } from "#domain/pictures/pictures";

const png = PNG.sync.write(new PNG({ width: 300, height: 150 }));

const segment = (kind: number, content: Buffer) => {
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, kind, length >> 8, length & 0xff]), content]);
};
const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);
const exif = (orientation: number, more = "") =>
  segment(
    0xe1,
    Buffer.from(
      `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}${"\0".repeat(6)}${more}`,
      "latin1",
    ),
  );
const frame = (width: number, height: number) =>
  segment(0xc0, Buffer.from([8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 0, 0x11, 0]));
/** Escaped 0xff bytes, restart markers and fill bytes are part of the data. */
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 0, 0, 0, 0x3f, 0])),
  Buffer.from([0x55, 0xff, 0x00, 0xff, 0xd0, 0x55, 0xff, 0xff, 0xd1, 0x55]),
]);
const jpeg = (...before: Buffer[]) => Buffer.concat([start, ...before, frame(300, 150), scan, end]);

const chunk = (name: string, content: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)]);
};
const webp = (...chunks: Buffer[]) => chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));
const lossy = chunk("VP8 ", Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, 0x2c, 1, 0x96, 0, 0]));
// 299 in the lowest 14 bits, 149 in the next ones.
const lossless = chunk("VP8L", Buffer.from([0x2f, 0x2b, 0x41, 0x25, 0, 0, 0, 0, 0, 0]));
const extended = chunk("VP8X", Buffer.from([0, 0, 0, 0, 0x2b, 1, 0, 0x95, 0, 0]));

/** An archive with one entry, as far as programs look for one. */
const archive = Buffer.concat([
  Buffer.from("PK\x03\x04".padEnd(30, "\0") + "PK\x01\x02".padEnd(46, "\0"), "latin1"),
  Buffer.from(`PK\x05\x06\0\0\0\0\x01\0\x01\0\x2e\0\0\0\x1e\0\0\0\0\0`, "latin1"),
]);
const script = Buffer.from("<script>alert(1)</script>");
const size = { width: 300, height: 150 };

describe("Picture", () => {
  test.each([
    ["a PNG", "image/png", png],
    ["a JPEG", "image/jpeg", jpeg()],
    ["a JPEG with fill bytes before a marker", "image/jpeg", jpeg(Buffer.from([0xff, 0xff]), exif(1))],
    ["a JPEG whose preview has an end of its own", "image/jpeg", jpeg(exif(1, "\xff\xd8\xff\xd9"))],
    ["a JPEG with several scans", "image/jpeg", Buffer.concat([jpeg().subarray(0, -2), scan, end])],
    [
      "a JPEG of a phone with declared further pictures",
      "image/jpeg",
      Buffer.concat([jpeg(segment(0xe2, Buffer.from("MPF\0"))), jpeg()]),
    ],
    ["a lossy WebP", "image/webp", webp(lossy)],
    ["a lossless WebP", "image/webp", webp(lossless)],
    ["an extended WebP", "image/webp", webp(extended, chunk("ICCP", Buffer.alloc(3)), lossy)],
  ])("can be %s", (_what, mediaType, bytes) => {
    expect(inspectPicture(bytes)).toEqual({ mediaType, ...size });
  });

  test.each([
    ["a PNG that ends in its head", png.subarray(0, 40)],
    ["a PNG without data", Buffer.concat([png.subarray(0, 33), png.subarray(-12)])],
    ["a PNG that is cut off", png.subarray(0, -1)],
    ["a JPEG that is cut off", jpeg().subarray(0, -2)],
    ["a JPEG that is cut off behind a preview", jpeg(exif(1, "\xff\xd8\xff\xd9")).subarray(0, -3)],
    ["a JPEG without data", Buffer.concat([start, frame(300, 150), end])],
    ["a JPEG without a size", Buffer.concat([start, scan, end])],
    ["a JPEG whose segment is too long", Buffer.concat([start, Buffer.from([0xff, 0xe0, 0xff, 0xff]), end])],
    ["a WebP that is cut off", webp(lossy).subarray(0, -1)],
    ["a WebP without data", webp(extended)],
    ["a WebP that ends in its head", webp(lossy).subarray(0, 14)],
  ])("%s is damaged", (_what, bytes) => {
    expect(inspectPicture(bytes)).toBe("file_unreadable");
  });

  test.each([
    ["a PNG", png],
    ["a JPEG", jpeg()],
    ["a WebP", webp(lossy)],
  ])("%s ends with its content", (_what, bytes) => {
    expect(inspectPicture(Buffer.concat([bytes, script]))).toBe("file_appended_data");
    expect(inspectPicture(Buffer.concat([bytes, script, end]))).toBe("file_appended_data");
    expect(inspectPicture(Buffer.concat([bytes, jpeg()]))).toBe("file_appended_data");
    expect(inspectPicture(Buffer.concat([bytes, archive]))).toBe("file_has_archive");
  });

  test("is no archive, wherever it stands", () => {
    // The comment of the archive covers the picture.
    expect(inspectPicture(jpeg(segment(0xfe, archive)))).toBe("file_has_archive");
    expect(inspectPicture(jpeg(segment(0xfe, Buffer.from("PK\x05\x06".padEnd(22)))))).toMatchObject(size);
  });

  test("has the sides that are displayed", () => {
    const max = { width: 300, height: 200 };
    expect(inspectPicture(jpeg(exif(1)), max)).toMatchObject(size);
    expect(inspectPicture(jpeg(exif(6)), max)).toBe("image_too_large");
    expect(inspectPicture(jpeg(exif(6)))).toMatchObject({ width: 150, height: 300 });
    expect(inspectPicture(jpeg(exif(9)))).toMatchObject(size);
    expect(inspectPicture(jpeg(segment(0xe1, Buffer.from("Exif\0\0II*\0\xff"))))).toMatchObject(size);
  });
});
