import { Link, Text } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { RetriedRun } from "#runs/RunButtons";
import type { RetriedTransfer_transfer$key } from "./__generated__/RetriedTransfer_transfer.graphql";

interface RetriedTransferProps {
  readonly transfer: RetriedTransfer_transfer$key;
  /** Shows the result of a transfer. */
  readonly onOpen: (transferId: string) => void;
}

/** Names the transfer that this one retries. Renders nothing if it is not a retry. */
export function RetriedTransfer({ transfer, onOpen }: RetriedTransferProps) {
  const { t } = useLingui();
  const { retryOf } = useFragment(
    graphql`
      fragment RetriedTransfer_transfer on TextTransfer @throwOnFieldError {
        retryOf {
          id
          createdAt
        }
      }
    `,
    transfer,
  );
  if (!retryOf) return null;
  const at = formatDateTime(retryOf.createdAt);
  return (
    <Text color="fg.muted" textStyle="sm">
      {t`Diese Übertragung`}{" "}
      <RetriedRun>
        <Link asChild variant="underline">
          <button type="button" onClick={() => onOpen(retryOf.id)}>
            {t`Übertragung vom ${at}`}
          </button>
        </Link>
      </RetriedRun>
    </Text>
  );
}
