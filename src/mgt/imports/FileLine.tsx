import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { useFormats } from "#i18n/useFormats";

export const FileFacts = chakra("p", {
  base: { color: "fg.muted", fontSize: "sm", lineHeight: "md", overflowWrap: "anywhere" },
});

interface FileLineProps {
  readonly fileName: string;
  /** Size in bytes; null if unknown. */
  readonly size: number | null;
  /** Encoding, as in the schema; null if unknown. */
  readonly encoding: string | null | undefined;
  /** A value with an umlaut; null if there is none. */
  readonly sample: string | null | undefined;
}

/** Names of the encodings; not translated. */
const encodingNames: Readonly<Record<string, string>> = {
  UTF_8: "UTF-8",
  UTF_16LE: "UTF-16",
  UTF_16BE: "UTF-16",
  WINDOWS_1252: "Windows-1252",
  CP850: "DOS (CP850)",
  MAC_ROMAN: "Mac OS Roman",
} satisfies Readonly<Record<TextEncodingName, string>>;

/** Name, size and encoding of a file, with a sample to verify the encoding. */
export function FileLine({ fileName, size, encoding, sample }: FileLineProps) {
  const { fileSize } = useFormats();
  const encodingName = encoding && encodingNames[encoding];
  return (
    <FileFacts>
      <code>{fileName}</code>
      {size !== null && ` · ${fileSize(size)}`}
      {encodingName &&
        (sample ? (
          <>
            {" · "}
            <Trans>
              {encodingName} erkannt, Probe: „{sample}“
            </Trans>
          </>
        ) : (
          <>
            {" · "}
            <Trans>{encodingName} erkannt</Trans>
          </>
        ))}
    </FileFacts>
  );
}
