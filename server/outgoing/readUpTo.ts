/** Reads a response up to a limit. The rest is left unread. */
export async function readUpTo(
  answer: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<{ readonly bytes: Buffer; readonly isTruncated: boolean }> {
  const chunks: Buffer[] = [];
  let byteSize = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    byteSize += chunk.length;
    if (byteSize > maxBytes) return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isTruncated: true };
  }
  return { bytes: Buffer.concat(chunks), isTruncated: false };
}
