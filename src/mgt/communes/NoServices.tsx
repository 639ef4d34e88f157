import { Trans } from "@lingui/react/macro";
import { isScoped } from "#domain/permissions";
import { useViewer } from "#session/useSession";
import { ContactHint } from "./ContactHint";

/** Shown for a commune without services for this user. */
export function NoServices() {
  const seesAll = !isScoped(useViewer());
  if (seesAll) return <Trans>Diese Kommune bietet noch keine Dienste an.</Trans>;
  return (
    <>
      <Trans>Ihnen sind für diese Kommune keine Dienste zugeordnet.</Trans> <ContactHint />
    </>
  );
}
