import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { Icon } from "#ui/Icon";
import { knownStatus } from "../knownStatus";
import { problemLabel, statusLabels } from "../processLabels";
import type { CopyForTicket_process$key } from "./__generated__/CopyForTicket_process.graphql";
import { useCopyToClipboard } from "#ui/useCopyToClipboard";
import { useServiceName } from "#i18n/useServiceName";

const ticketFragment = graphql`
  fragment CopyForTicket_process on Process @throwOnFieldError {
    pid
    uuid
    key
    commune {
      ags
    }
    serviceId
    status
    tries
    restarts
    businessKey
    payment {
      identifier
    }
    paymentSystemIdentifier
    problem
    httpStatus
    errorFingerprint
    createdAt
    updatedAt
    nextRetryAt
  }
`;

/** Letters, digits and separators, such as KZR-09761000-2026-004417. */
const identifierPattern = /^[\p{L}\d._:/-]{1,100}$/u;

/** Returns the key only if it looks like an identifier, since other text may be a person's name. */
export function identifierOnly(key: string | null | undefined): string | null {
  return key && identifierPattern.test(key) && /\d/.test(key) ? key : null;
}

interface CopyForTicketProps {
  readonly process: CopyForTicket_process$key;
  readonly isSmall: boolean;
}

/**
 * Copies what a support ticket needs: link, ids, times, status and error. Leaves out the target's message and the
 * variables, which may contain personal data; the error fingerprint finds processes with the same error.
 */
export function CopyForTicket({ process, isSmall }: CopyForTicketProps) {
  const { t, i18n } = useLingui();
  const serviceName = useServiceName();
  const { isCopied, copy } = useCopyToClipboard();
  const data = useFragment(ticketFragment, process);
  const problem = problemLabel(data.problem, data.httpStatus);
  const error = () => {
    if (!problem) return null;
    return data.problem === "HTTP_STATUS" ? i18n._(problem) : `${i18n._(problem)} (${data.problem})`;
  };
  /** Label and value of each line; lines without a value are omitted. */
  const text = () => {
    const lines: readonly (readonly [string, string | null | undefined])[] = [
      [t`Link`, `${window.location.origin}/admin/processes/${data.pid}`],
      [t`Prozess-ID`, data.pid],
      [t`UUID`, data.uuid],
      [t`Vorgangsnummer`, identifierOnly(data.businessKey)],
      [t`Zahlungskennung`, identifierOnly(data.payment?.identifier ?? data.paymentSystemIdentifier)],
      [t`Schlüssel`, data.key],
      [t`Dienst`, `${serviceName(data.serviceId)} (${data.serviceId})`],
      [t`AGS`, data.commune.ags],
      [t`Status`, i18n._(statusLabels[knownStatus(data.status)])],
      [t`Versuche`, `${data.tries} (${t`Neustarts: ${data.restarts}`})`],
      [t`Fehler`, error()],
      [t`Fehlerkennung`, data.errorFingerprint],
      [t`Erstellt`, formatDateTime(data.createdAt)],
      [t`Geändert`, formatDateTime(data.updatedAt)],
      [t`Nächster Versuch`, data.nextRetryAt ? formatDateTime(data.nextRetryAt) : null],
    ];
    return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join("\n");
  };
  return (
    <Button variant="ghost" size={isSmall ? "sm" : "md"} onClick={() => copy(text())}>
      <Icon name={isCopied ? "check" : "copy"} />
      {isCopied ? <Trans>Kopiert</Trans> : <Trans>Für Ticket kopieren</Trans>}
    </Button>
  );
}
