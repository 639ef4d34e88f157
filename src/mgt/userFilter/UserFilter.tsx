import { Input } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useDeferredValue } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { searchTextMaxLength } from "#domain/limits";
import { Choices } from "#ui/Choices";
import { FilterButton } from "#ui/FilterPopover";
import { Icon } from "#ui/Icon";
import { LazyPopover } from "#ui/LazyPopover";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useTypedText } from "#ui/table/useTypedText";
import type { UserFilterQuery } from "./__generated__/UserFilterQuery.graphql";
import { ChosenUser } from "./ChosenUser";

/** Maximum number of results; typing more narrows them down. */
const resultsMax = 20;

const userFilterQuery = graphql`
  query UserFilterQuery($text: String!, $count: Int!) @throwOnFieldError {
    users(filter: { text: $text }, first: $count) {
      totalCount
      edges {
        node {
          id
          username
          email
        }
      }
    }
  }
`;

interface UserFilterProps {
  readonly label: string;
  /** User.id. */
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  /** Calls the function when the panel may open, e.g. after a question. */
  readonly beforeOpen: (open: () => void) => void;
}

/** Filter by users, found by name or e-mail address. */
export function UserFilter({ label, chosen, onChoose, beforeOpen }: UserFilterProps) {
  const [first] = chosen;
  return (
    <LazyPopover
      label={label}
      panel={{ w: "min(332px, calc(100vw - 16px))" }}
      renderButton={({ onClick, ...opener }) => (
        <FilterButton
          isSet={chosen.length > 0}
          {...opener}
          onClick={() => (opener["aria-expanded"] ? onClick() : beforeOpen(onClick))}
        >
          {label}
          {first !== undefined && (
            <b>{chosen.length > 1 ? chosen.length : <ChosenUser key={first} id={first} />}</b>
          )}
          <Icon name="chevronDown" size={12} />
        </FilterButton>
      )}
    >
      <UserChoices chosen={chosen} onChoose={onChoose} />
    </LazyPopover>
  );
}

function UserChoices({ chosen, onChoose }: Pick<UserFilterProps, "chosen" | "onChoose">) {
  const { t } = useLingui();
  const [reference, load, dispose] = useQueryLoader<UserFilterQuery>(userFilterQuery);
  const shown = useDeferredValue(reference);
  const { typed, type } = useTypedText("", (text) => {
    if (text.trim()) load({ text: text.trim(), count: resultsMax });
    else dispose();
  });
  return (
    <>
      <Input
        type="search"
        mb={1}
        aria-label={t`Benutzername oder E-Mail`}
        placeholder={t`Benutzername oder E-Mail`}
        maxLength={searchTextMaxLength}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <Choices
        role="group"
        aria-label={t`Benutzer`}
        css={{
          "& label > span": { flex: 1, minW: 0, overflowWrap: "anywhere" },
          "& small": { color: "fg.subtle" },
          "& p": { px: 2, py: 1, color: "fg.muted" },
        }}
      >
        {chosen.map((id) => (
          <label key={id}>
            <input
              type="checkbox"
              checked
              onChange={() => onChoose(chosen.filter((other) => other !== id))}
            />
            <span>
              <ChosenUser id={id} />
            </span>
          </label>
        ))}
        {shown && (
          <LoadBoundary
            attempt={shown}
            renderFailure={() => (
              <p role="alert">
                <Trans>
                  Die Benutzer konnten nicht geladen werden. Tippen Sie weiter, um es noch einmal zu
                  versuchen.
                </Trans>
              </p>
            )}
          >
            <Suspense fallback={null}>
              <FoundUsers queryRef={shown} chosen={chosen} onChoose={(id) => onChoose([...chosen, id])} />
            </Suspense>
          </LoadBoundary>
        )}
      </Choices>
    </>
  );
}

interface FoundUsersProps {
  readonly queryRef: PreloadedQuery<UserFilterQuery>;
  readonly chosen: readonly string[];
  readonly onChoose: (id: string) => void;
}

/** Users who match the typed text, without the chosen ones. */
function FoundUsers({ queryRef, chosen, onChoose }: FoundUsersProps) {
  const { users } = usePreloadedQuery<UserFilterQuery>(userFilterQuery, queryRef);
  return (
    <>
      <p role="status">
        {users.edges.length === 0 && <Trans>Kein Benutzer gefunden.</Trans>}
        {users.totalCount > users.edges.length && (
          <Trans>Es gibt weitere. Tippen Sie weiter, um sie einzugrenzen.</Trans>
        )}
      </p>
      {users.edges
        .filter(({ node }) => !chosen.includes(node.id))
        .map(({ node }) => (
          <label key={node.id}>
            <input type="checkbox" checked={false} onChange={() => onChoose(node.id)} />
            <span>
              {node.username} <small>{node.email}</small>
            </span>
          </label>
        ))}
    </>
  );
}
