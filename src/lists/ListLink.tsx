import type { ComponentProps, ReactNode } from "react";
import { AppLink } from "#ui/AppLink";
import type { ListSearch } from "./listSearch";

export interface ListLinkProps<S> extends Pick<
  ComponentProps<typeof AppLink>,
  "variant" | "tabIndex" | "aria-label"
> {
  readonly "data-tooltip"?: string;
  /** Changes the search params of the list on screen, whose path stays. */
  readonly change: Partial<S>;
  readonly children: ReactNode;
}

/** Link to another state of the list on screen, such as an open entry or a filter. */
export function ListLink<S extends object>({
  codec,
  change,
  ...link
}: ListLinkProps<S> & { readonly codec: ListSearch<S> }) {
  // Several routes may have the list, with the same search params.
  const search = ((before: S) => codec.changed(before, change)) as (before: object) => never;
  return <AppLink {...link} to="." search={search} resetScroll={false} />;
}
