import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isResourceType } from "#domain/resources/resourceKinds";
import { AppLink } from "#ui/AppLink";
import type { AttentionItemRow } from "./useAttentionColumns";

interface AttentionItemLinkProps {
  readonly item: AttentionItemRow;
  readonly children: ReactNode;
}

/** Links a row to the screen where it is mended; plain text if there is none. */
export function AttentionItemLink({ item, children }: AttentionItemLinkProps) {
  const target = screenOf(item);
  return target ? (
    <AppLink variant="text" {...target}>
      {children}
    </AppLink>
  ) : (
    children
  );
}

type Target = Pick<LinkProps, "to" | "params" | "search">;

/** The screen where a row is mended; null if the app has none. */
function screenOf({ kind, name, resource, ags, serviceId }: AttentionItemRow): Target | null {
  if (kind === "JOB_FAILED" && name) return { to: "/admin/more/automated-jobs/$job", params: { job: name } };
  if (resource) {
    const { version, type, resourceId: id } = resource;
    // Of a newer server.
    if (!isResourceType(type)) return null;
    return { to: "/admin/editresource/$version/$type/$id", params: { version, type, id } };
  }
  if (!ags) return null;
  const commune = ags;
  if (serviceId) {
    const params = { commune, service: serviceId };
    if (kind === "TEXT_INCOMPLETE") return { to: "/mgt/textedit/$commune/$service", params };
    if (kind === "SECRET_KEY") return { to: "/mgt/serviceedit/$commune/$service", params };
    return { to: "/mgt/servicefees/$commune/$service", params };
  }
  switch (kind) {
    case "SECRET_KEY":
      return { to: "/mgt/edit/$commune/kba-settings", params: { commune } };
    case "IMPORT_FAILED":
      return { to: "/mgt/edit/$commune/residential-properties", params: { commune } };
    case "WATER_METER_READING":
      return { to: "/mgt/edit/$commune/water-meter-reading", params: { commune } };
    default:
      return { to: "/mgt/edit/$commune", params: { commune } };
  }
}
