import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { CsvExportButton } from "../records/CsvExportButton";
import type { ExportPostalCodesMutation } from "./__generated__/ExportPostalCodesMutation.graphql";

const exportMutation = graphql`
  mutation ExportPostalCodesMutation($input: ExportPostalCodesInput!) {
    exportPostalCodes(input: $input) {
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

interface ExportPostalCodesProps {
  readonly ags: string;
  /** Text filter of the list; null: all rows. */
  readonly text: string | null;
}

/** Exports the listed postal codes. */
export function ExportPostalCodes({ ags, text }: ExportPostalCodesProps) {
  const commit = useMutationAsync<ExportPostalCodesMutation>(exportMutation);
  return (
    <CsvExportButton
      isFiltered={text !== null}
      onExport={() => commit({ input: { ags, filter: text === null ? null : { text } } })}
    />
  );
}
