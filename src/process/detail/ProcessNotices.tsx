import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { Notice } from "#ui/Notice";
import type { ProcessNotices_process$key } from "./__generated__/ProcessNotices_process.graphql";

/** Notices for archived or erased processes. */
export function ProcessNotices({ process }: { readonly process: ProcessNotices_process$key }) {
  const { record, erasedAt } = useFragment(
    graphql`
      fragment ProcessNotices_process on Process @throwOnFieldError {
        record
        erasedAt
      }
    `,
    process,
  );
  const erased = erasedAt && formatDateTime(erasedAt);
  return (
    <>
      {erased && (
        <Notice tone="neutral" icon="trash">
          <Trans>Variablen und Dateien wurden am {erased} gelöscht. Der Eintrag selbst bleibt.</Trans>
        </Notice>
      )}
      {record === "ARCHIVED" && (
        <Notice tone="neutral" icon="info">
          <Trans>Archiviert. Alles ist erhalten; die Listen zeigen Archiviertes nur auf Wunsch.</Trans>
        </Notice>
      )}
    </>
  );
}
