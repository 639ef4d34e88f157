import { ListLink, type ListLinkProps } from "#lists/ListLink";
import { feedbackList, type FeedbackSearch } from "./feedbackList";

type FeedbackLinkProps = ListLinkProps<FeedbackSearch>;

/** Link to another state of the list on screen, such as an open entry or a filter. */
export function FeedbackLink(link: FeedbackLinkProps) {
  return <ListLink codec={feedbackList} {...link} />;
}

/** Link that opens an entry beside the list. */
export function OpenFeedbackLink({
  id,
  ...link
}: Omit<FeedbackLinkProps, "change"> & { readonly id: string | undefined }) {
  return <FeedbackLink {...link} change={{ id }} />;
}
