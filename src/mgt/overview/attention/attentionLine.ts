/** What the overview reads of a line; mutations select it to update the store. */
import { graphql } from "react-relay/hooks";

void graphql`
  fragment attentionLine_line on AttentionLine {
    id
    kind
    urgency
    count
    seen {
      isOutgrown
    }
    ...AttentionRow_line
    ...SeenLines_line
    ...MarkSeenDialog_line
  }
`;
