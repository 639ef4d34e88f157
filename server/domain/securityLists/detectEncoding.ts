/** Detects the encoding of arbitrary bytes. Never fails, even for binary data. */
import { isUtf8 } from "node:buffer";
import { EncodingGuess } from "#domain/encodings/plausibleEncoding";
import type { TextEncodingName } from "#domain/encodings/textEncoding";

/** Bytes to inspect; only a sample, unless the file is UTF-8. */
const sampleBytes = 262_144;

/**
 * Returns UTF-16 if there is a byte order mark or a matching pattern of zeros, UTF-8 if the bytes are valid, otherwise
 * the most plausible encoding.
 */
export function detectEncoding(bytes: Uint8Array): TextEncodingName {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "UTF_16LE";
  if (first === 0xfe && second === 0xff) return "UTF_16BE";
  const sample = bytes.subarray(0, sampleBytes);
  const wide = detectUtf16(sample);
  if (wide !== null) return wide;
  if (isUtf8(bytes)) return "UTF_8";
  const guess = new EncodingGuess();
  for (const byte of bytes.subarray(0, sampleBytes)) guess.push(byte);
  return guess.best();
}

/** In Western texts, every other byte of UTF-16 is zero. */
function detectUtf16(sample: Uint8Array): "UTF_16LE" | "UTF_16BE" | null {
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const [many, few] = [sample.length * 0.3, sample.length * 0.02];
  if (odd > many && even <= few) return "UTF_16LE";
  return even > many && odd <= few ? "UTF_16BE" : null;
}
