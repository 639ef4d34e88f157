import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { Notice } from "#ui/Notice";
import type { ProcessNotices_process$key } from "./__generated__/ProcessNotices_process.graphql";
import { FeeDifferenceNotice } from "./FeeDifferenceNotice";

/** Notices for processes that are archived or erased, or whose payment differs from the fee rule. */
export function ProcessNotices({ process }: { readonly process: ProcessNotices_process$key }) {
  const { record, erasedAt, ...data } = useFragment(
    graphql`
      fragment ProcessNotices_process on Process @throwOnFieldError {
        record
        erasedAt
        ...FeeDifferenceNotice_process
      }
    `,
    process,
  );
  const erased = erasedAt && formatDateTime(erasedAt);
  return (
    <>
      <FeeDifferenceNotice process={data} />
      {erased && (
        <Notice tone="neutral" icon="trash">
          <Trans>
            Angaben der antragstellenden Person gelöscht am {erased}: Variablen, Dateien, Antworten des
            Zielsystems und Kommentare. Der Eintrag selbst bleibt, mit Zeiten, Versuchen und Zahlung.
          </Trans>
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
