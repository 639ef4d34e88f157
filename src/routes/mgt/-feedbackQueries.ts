import SummaryParameters from "#mgt-v2/feedback/__generated__/FeedbackSummaryQuery$parameters";
import TableParameters from "#mgt-v2/feedback/__generated__/FeedbackTableQuery$parameters";
import {
  feedbackFilter,
  feedbackList,
  type FeedbackScope,
  type FeedbackSearch,
} from "#mgt-v2/feedback/feedbackList";
import { preload, type Loading } from "#relay/preload";

/** Starts the queries of a list of feedback and its summary. */
export function preloadFeedback(loading: Loading, scope: FeedbackScope, search: FeedbackSearch) {
  const filter = feedbackFilter(scope, search);
  return {
    listRef: preload(loading, "mgt-v2", TableParameters, { filter, ...feedbackList.page(search) }),
    summaryRef: preload(loading, "mgt-v2", SummaryParameters, { filter }),
  };
}
