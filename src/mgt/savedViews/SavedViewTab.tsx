import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { SavedViewTab_view$key } from "./__generated__/SavedViewTab_view.graphql";

/** Name of a view, and its owner if that is another user. */
export function SavedViewTab({ view }: { readonly view: SavedViewTab_view$key }) {
  const { t } = useLingui();
  const { name, isOwn, createdBy } = useFragment(
    graphql`
      fragment SavedViewTab_view on SavedView {
        name
        isOwn
        createdBy {
          username
        }
      }
    `,
    view,
  );
  const { username } = createdBy;
  return (
    <span data-part="name" data-tooltip={isOwn ? name : t`${name}, geteilt von ${username}`}>
      {name}
    </span>
  );
}
