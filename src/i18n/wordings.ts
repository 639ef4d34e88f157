/** Parts that error messages of several areas share. */
import type { MessageDescriptor } from "@lingui/core";
import { mediaTypeName } from "#domain/mediaTypeName";
import type { MessageContext, Wording } from "./errorMessages";
import { formatNumber } from "./formats";

/** Names of media types that are separated by commas. */
export const fileTypeNames = (mediaTypes: string) => mediaTypes.split(", ").map(mediaTypeName).join(", ");

/** A message with the limit that was exceeded. */
export function withMax(word: (max: string) => MessageDescriptor): Wording {
  return withNumber("max", word);
}

/** A message with a number, formatted for its language. */
export function withNumber(name: string, word: (number: string) => MessageDescriptor): Wording {
  return ({ params, locale }: MessageContext) => word(formatNumber(Number(params[name] ?? 0), locale));
}
