/** Rules for the contents of a service's files. */
import { serviceFileMaxBytes } from "#domain/limits";
import { mediaTypeOfPath } from "#domain/serviceFiles";
import type { FileRule } from "#server/domain/files/checkFile";

/** The rule for a file, by the extension of its path. */
export function serviceFileRule(path: string): FileRule {
  const mediaType = mediaTypeOfPath(path);
  return {
    mediaTypes: mediaType === undefined ? [] : [mediaType],
    maxBytes: serviceFileMaxBytes,
    maxSize: null,
  };
}
