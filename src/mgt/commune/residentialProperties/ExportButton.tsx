import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { problemOf } from "#forms/saveOutcome";
import { useSave } from "#forms/useSave";
import type { Failure } from "#i18n/errorMessages";
import { FailureText } from "#mgt/imports/FailureText";
import { metFailure } from "#session/metFailure";
import { Button } from "#ui/Button";
import { Icon } from "#ui/Icon";
import { offerDownload } from "#ui/table/offerDownload";
import { toast } from "#ui/toast";
import type { ExportButtonMutation } from "./__generated__/ExportButtonMutation.graphql";

const exportMutation = graphql`
  mutation ExportButtonMutation($input: ExportResidentialPropertiesInput!) {
    exportResidentialProperties(input: $input) {
      download {
        url
        fileName
      }
      errors {
        code
        field
        params {
          name
          value
        }
      }
    }
  }
`;

interface ExportButtonProps {
  readonly ags: string;
  /** What the list is filtered by; null: all rows. */
  readonly text: string | null;
}

/** Has the rows made into a file, which the browser then fetches. */
export function ExportButton({ ags, text }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const save = useSave<ExportButtonMutation>(exportMutation);

  async function exportRows() {
    setBusy(true);
    try {
      const filter = text === null ? null : { text };
      const { exportResidentialProperties } = await save({ input: { ags, filter } });
      const { download, errors } = exportResidentialProperties;
      if (download) offerDownload(download);
      else
        refuse(
          errors[0] ? problemOf(errors[0]) : { code: "residential_properties_export_error", params: {} },
        );
    } catch (error) {
      refuse(metFailure(error));
    }
    setBusy(false);
  }

  function refuse(failure: Failure) {
    toast({
      tone: "error",
      text: <FailureText failure={failure} />,
      action: { label: <Trans>Erneut versuchen</Trans>, onAct: () => void exportRows() },
    });
  }

  return (
    <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && void exportRows()}>
      <Icon name="download" />
      {text === null ? <Trans>Als CSV exportieren</Trans> : <Trans>Gefundene als CSV exportieren</Trans>}
      {isBusy && <span className="button-bar" />}
    </Button>
  );
}
