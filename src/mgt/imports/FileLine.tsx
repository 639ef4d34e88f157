import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { textEncodings, type TextEncodingName } from "#domain/encodings/textEncoding";
import { useFormats } from "#i18n/useFormats";
import { EncodingField, encodingLabels } from "#ui/upload/EncodingField";

export const FileFacts = chakra("p", {
  base: { color: "fg.muted", fontSize: "sm", lineHeight: "md", overflowWrap: "anywhere" },
});

interface FileLineProps {
  readonly fileName: string;
  /** Size in bytes; null if unknown. */
  readonly size: number | null;
  /** Encoding, as in the schema; null if unknown. */
  readonly encoding: string | null | undefined;
  /** A value that depends on the encoding; null if there is none. */
  readonly sample: string | null | undefined;
  /** Checks the file again in another encoding; undefined if that is not possible. */
  readonly onEncoding?: (encoding: TextEncodingName) => void;
  /** True: another encoding can be chosen also without a sample. */
  readonly isRefused?: boolean;
}

/** Name, size and encoding of a file, with a sample to verify and change the encoding. */
export function FileLine(props: FileLineProps) {
  const { fileName, size, encoding, sample, onEncoding, isRefused = false } = props;
  const { fileSize } = useFormats();
  const known = textEncodings.find((name) => name === encoding);
  const encodingName = known && encodingLabels[known];
  return (
    <>
      <FileFacts>
        <code>{fileName}</code>
        {size !== null && ` · ${fileSize(size)}`}
        {encodingName && ` · ${encodingName}`}
        {encodingName && sample && (
          <>
            {", "}
            <Trans>Probe: „{sample}“</Trans>
          </>
        )}
      </FileFacts>
      {((known && sample) || isRefused) && onEncoding && (
        <EncodingField encoding={known ?? null} sample={sample ?? null} onChoose={onEncoding} />
      )}
    </>
  );
}
