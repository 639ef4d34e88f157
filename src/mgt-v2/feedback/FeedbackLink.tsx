import type { ComponentProps, ReactNode } from "react";
import { AppLink } from "#ui/AppLink";
import { feedbackList, type FeedbackSearch } from "./feedbackList";

interface FeedbackLinkProps extends Pick<
  ComponentProps<typeof AppLink>,
  "variant" | "tabIndex" | "aria-label"
> {
  readonly "data-tooltip"?: string;
  /** Changes the search params of the list on screen, whose path stays. */
  readonly change: Partial<FeedbackSearch>;
  readonly children: ReactNode;
}

/** Link to another state of the list on screen, such as an open entry or a filter. */
export function FeedbackLink({ change, ...link }: FeedbackLinkProps) {
  // Three routes have this list, with the same search params.
  const search = (before: object) => feedbackList.changed(before, change) as never;
  return <AppLink {...link} to="." search={search} resetScroll={false} />;
}

/** Link that opens an entry beside the list. */
export function OpenFeedbackLink({
  id,
  ...link
}: Omit<FeedbackLinkProps, "change"> & { readonly id: string | undefined }) {
  return <FeedbackLink {...link} change={{ id }} />;
}
