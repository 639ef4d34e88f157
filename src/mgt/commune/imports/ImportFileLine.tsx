import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { ImportFileLine_import$key } from "./__generated__/ImportFileLine_import.graphql";
import { useFileSize } from "./useFileSize";

interface ImportFileLineProps {
  readonly preview: ImportFileLine_import$key;
}

const encodingNames: Readonly<Record<string, string>> = { UTF_8: "UTF-8", WINDOWS_1252: "Windows-1252" };

/** Which file it is, and a sample to judge its encoding by. */
export function ImportFileLine({ preview }: ImportFileLineProps) {
  const { fileName, byteSize, encoding, sample } = useFragment(
    graphql`
      fragment ImportFileLine_import on ImportPreview {
        fileName
        byteSize
        encoding
        sample
      }
    `,
    preview,
  );
  const fileSize = useFileSize();
  const encodingName = encoding && encodingNames[encoding];
  return (
    <p className="import-file">
      <code>{fileName}</code> · {fileSize(byteSize)}
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
    </p>
  );
}
