import { graphql, useFragment } from "react-relay/hooks";
import { FileLine } from "#mgt/imports/FileLine";
import type { ImportFileLine_import$key } from "./__generated__/ImportFileLine_import.graphql";

interface ImportFileLineProps {
  readonly preview: ImportFileLine_import$key;
}

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
  return <FileLine fileName={fileName} size={byteSize} encoding={encoding} sample={sample} />;
}
