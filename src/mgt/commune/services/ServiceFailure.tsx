import { Trans } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Notice } from "#ui/Notice";

/** Notice for a failed change of services. */
export function ServiceFailure({ failure }: { readonly failure: Failure }) {
  return (
    <Notice tone={failure.code === "conflict" ? "waiting" : "error"} role="alert">
      <ServiceFailureText failure={failure} />
    </Notice>
  );
}

/** The text alone, for a toast. */
export function ServiceFailureText({ failure }: { readonly failure: Failure }) {
  const errorMessage = useErrorMessage();
  const { code, params } = failure;
  if (code === "conflict") return <Conflict by={params.by} at={params.at} />;
  if (code === "not_found") {
    return (
      <Trans>
        Mindestens einer der Dienste gehört nicht mehr zu dieser Kommune. Die Liste zeigt jetzt den neuen
        Stand; Ihre Änderung wurde nicht gespeichert.
      </Trans>
    );
  }
  return errorMessage(failure);
}

function Conflict({ by, at }: { readonly by: string | undefined; readonly at: string | undefined }) {
  if (!by || !at) {
    return (
      <Trans>
        Jemand hat die Dienste inzwischen geändert. Die Liste zeigt jetzt den neuen Stand; Ihre Änderung wurde
        nicht gespeichert.
      </Trans>
    );
  }
  return (
    <Trans>
      {by} hat am {formatDateTime(at)} Dienste geändert. Die Liste zeigt jetzt den neuen Stand; Ihre Änderung
      wurde nicht gespeichert.
    </Trans>
  );
}
