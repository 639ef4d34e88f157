import type { ReactNode } from "react";
import { AppLink } from "#ui/AppLink";

/** Where the result of a run is shown. */
export interface RunTarget {
  readonly kind: string;
  readonly action: string;
  readonly resultId: string;
  readonly ags: string | null | undefined;
  readonly serviceId: string | null | undefined;
}

/** Links to the result of a run: of a transfer to the texts of its source, of an import to the section of the commune. */
export function RunLink({ run, children }: { readonly run: RunTarget; readonly children: ReactNode }) {
  const { kind, action, resultId, ags, serviceId } = run;
  if (kind === "PROCESSES") {
    return (
      <AppLink to="/admin/jobs/$id" params={{ id: resultId }} variant="text">
        {children}
      </AppLink>
    );
  }
  if (kind === "FEE_CHANGE") {
    return (
      <AppLink to="/admin/fees/changes/$id" params={{ id: resultId }} variant="text">
        {children}
      </AppLink>
    );
  }
  if (!ags) return children;
  if (kind === "TEXT_TRANSFER" && serviceId) {
    return (
      <AppLink
        to="/mgt/textedit/$commune/$service"
        params={{ commune: ags, service: serviceId }}
        variant="text"
      >
        {children}
      </AppLink>
    );
  }
  return (
    <AppLink
      to={
        action === "IMPORT_POSTAL_CODES"
          ? "/mgt/edit/$commune/postal-codes"
          : "/mgt/edit/$commune/residential-properties"
      }
      params={{ commune: ags }}
      variant="text"
    >
      {children}
    </AppLink>
  );
}
