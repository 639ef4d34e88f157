import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useFileSize } from "./useFileSize";

export const FileFacts = chakra("p", {
  base: { color: "fg.muted", fontSize: "sm", lineHeight: "md", overflowWrap: "anywhere" },
});

interface FileLineProps {
  readonly fileName: string;
  /** Bytes; null: not known. */
  readonly size: number | null;
  /** As the contract names it; null: not known. */
  readonly encoding: string | null | undefined;
  /** A value with an Umlaut; null: there is none. */
  readonly sample: string | null | undefined;
}

const encodingNames: Readonly<Record<string, string>> = { UTF_8: "UTF-8", WINDOWS_1252: "Windows-1252" };

/** Which file it is, and a sample to judge its encoding by. */
export function FileLine({ fileName, size, encoding, sample }: FileLineProps) {
  const fileSize = useFileSize();
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
