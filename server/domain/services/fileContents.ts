/** What the files of a service may contain. */
import { serviceFileMaxBytes } from "#domain/limits";
import { mediaTypeOfPath } from "#domain/serviceFiles";
import type { FileRule } from "#server/domain/files/checkFile";

/** The rule of a file with a path, whose extension decides what it must contain. */
export function serviceFileRule(path: string): FileRule {
  const mediaType = mediaTypeOfPath(path);
  return {
    mediaTypes: mediaType === undefined ? [] : [mediaType],
    maxBytes: serviceFileMaxBytes,
    maxSize: null,
  };
}
