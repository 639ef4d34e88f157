import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { CsvExportButton } from "../records/CsvExportButton";
import type { ExportButtonMutation } from "./__generated__/ExportButtonMutation.graphql";

const exportMutation = graphql`
  mutation ExportButtonMutation($input: ExportResidentialPropertiesInput!) {
    exportResidentialProperties(input: $input) {
      download {
        url
        fileName
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ExportButtonProps {
  readonly ags: string;
  /** Text filter of the list; null: all rows. */
  readonly text: string | null;
}

/** Exports the listed residential properties. */
export function ExportButton({ ags, text }: ExportButtonProps) {
  const commit = useMutationAsync<ExportButtonMutation>(exportMutation);
  return (
    <CsvExportButton
      isFiltered={text !== null}
      onExport={() => commit({ input: { ags, filter: text === null ? null : { text } } })}
    />
  );
}
