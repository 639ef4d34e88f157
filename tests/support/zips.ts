/** ZIP archives: ordinary ones, and hostile ones that no program creates. */
import { buffer } from "node:stream/consumers";
import { constants, crc32, deflateRawSync } from "node:zlib";
import { PassThrough } from "node:stream";
import { ZipFile } from "yazl";

/** An archive of these contents by path; a path that ends with a slash is a folder. */
export async function zipOf(contents: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(contents)) {
    if (path.endsWith("/")) zip.addEmptyDirectory(path);
    else zip.addBuffer(Buffer.from(content), path);
  }
  zip.end();
  return buffer(zip.outputStream.pipe(new PassThrough()));
}

/** An entry of a hostile archive; omitted fields have valid values. */
export interface HostileEntry {
  readonly name: string | Buffer;
  /** Content before compression. */
  readonly content?: string | Buffer;
  /** Compressed data; by default of `content`. */
  readonly data?: Buffer;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  /** Size in the central directory, also of more than 4 GB. */
  readonly size?: number;
  readonly localSize?: number;
  readonly localName?: string;
  /** Of Unix; by default an ordinary file. */
  readonly mode?: number;
  /** Index of an entry whose data this one shares. */
  readonly sharesDataOf?: number;
}

const utf8Flag = 0x800;

/** Builds an archive byte by byte. */
export function hostileZip(entries: readonly HostileEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let end = 0;
  for (const entry of entries) {
    const { content = "", method = 8, flags = utf8Flag, mode = 0o100644, sharesDataOf } = entry;
    const bytes = Buffer.from(content);
    const data = entry.data ?? (method === 8 ? deflateRawSync(bytes) : bytes);
    const { crc = crc32(bytes), size = bytes.length } = entry;
    const name = Buffer.from(entry.name);
    let offset = end;
    if (sharesDataOf === undefined) {
      const localName = Buffer.from(entry.localName ?? name);
      const local = Buffer.alloc(30);
      local.writeUInt32LE(0x04034b50, 0);
      local.writeUInt16LE(20, 4);
      local.writeUInt16LE(flags, 6);
      local.writeUInt16LE(method, 8);
      local.writeUInt32LE(crc, 14);
      local.writeUInt32LE(data.length, 18);
      local.writeUInt32LE(Math.min(entry.localSize ?? size, 0xffffffff), 22);
      local.writeUInt16LE(localName.length, 26);
      parts.push(local, localName, data);
      end += local.length + localName.length + data.length;
    } else {
      offset = offsets[sharesDataOf] ?? 0;
    }
    offsets.push(offset);
    directory.push(centralHeader({ name, method, flags, crc, size, mode, offset, packed: data.length }));
  }
  const central = Buffer.concat(directory);
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(entries.length, 8);
  last.writeUInt16LE(entries.length, 10);
  last.writeUInt32LE(central.length, 12);
  last.writeUInt32LE(end, 16);
  return Buffer.concat([...parts, central, last]);
}

interface CentralFields {
  readonly name: Buffer;
  readonly method: number;
  readonly flags: number;
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
  readonly mode: number;
  readonly offset: number;
}

function centralHeader({ name, method, flags, crc, size, packed, mode, offset }: CentralFields): Buffer {
  const isLarge = size >= 0xffffffff;
  const zip64 = Buffer.alloc(isLarge ? 12 : 0);
  if (isLarge) {
    zip64.writeUInt16LE(1, 0);
    zip64.writeUInt16LE(8, 2);
    zip64.writeBigUInt64LE(BigInt(size), 4);
  }
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE((3 << 8) | 45, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(packed, 20);
  header.writeUInt32LE(Math.min(size, 0xffffffff), 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(zip64.length, 30);
  header.writeUInt32LE((mode << 16) >>> 0, 38);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name, zip64]);
}

/** Compressed zeros, cheaply: one compressed block is repeated. The content has `count` times 16 MB. */
export function compressedZeros(count: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(16 * 1_048_576), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: count }, () => block), Buffer.from([3, 0])]);
}

/** About 10 GB: as many bytes as `compressedZeros(bombBlocks)` unpacks to. */
export const bombBlocks = 640;
export const bombBytes = bombBlocks * 16 * 1_048_576;
