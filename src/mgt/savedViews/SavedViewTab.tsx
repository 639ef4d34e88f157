import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { SavedViewTab_view$key } from "./__generated__/SavedViewTab_view.graphql";

interface SavedViewTabProps {
  readonly view: SavedViewTab_view$key;
  readonly count: string | undefined;
  /** A count will come: nothing beside it moves then. */
  readonly keepsPlace: boolean;
}

/** The name of a view, and of whom it comes where that is somebody else. */
export function SavedViewTab({ view, count, keepsPlace }: SavedViewTabProps) {
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
    <>
      <span className="saved-view-name" title={isOwn ? name : t`${name}, geteilt von ${username}`}>
        {name}
      </span>
      {keepsPlace ? (
        <span className="saved-view-count">
          {count}
          {count !== undefined && (
            <span className="visually-hidden">
              {" "}
              {count === "1" ? <Trans>Eintrag</Trans> : <Trans>Einträge</Trans>}
            </span>
          )}
        </span>
      ) : (
        count !== undefined && <span>{count}</span>
      )}
    </>
  );
}
