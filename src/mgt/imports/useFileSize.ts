import { useCallback } from "react";
import { useFormats } from "#i18n/useFormats";

const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/** Formats a file size, such as 1 KB or 3,2 MB. */
export function useFileSize(): (bytes: number) => string {
  const { number } = useFormats();
  return useCallback(
    (bytes) =>
      bytes < megabyte
        ? `${number(Math.ceil(bytes / kilobyte))} KB`
        : `${number(Math.round((bytes / megabyte) * 10) / 10)} MB`,
    [number],
  );
}
