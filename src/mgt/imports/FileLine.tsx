import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
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

const encodingNames: Readonly<Record<string, string>> = { UTF_8: "UTF-8", WINDOWS_1252: "Windows-1252" };

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
