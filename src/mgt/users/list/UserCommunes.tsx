import { Plural, Trans } from "@lingui/react/macro";
import { Ags } from "#ui/Ags";

interface UserCommunesProps {
  readonly first: { readonly ags: string; readonly name: string } | null | undefined;
  readonly count: number;
  /** Without role entries for communes: whether that means all of them, or none. */
  readonly seesAll: boolean;
}

/** The communes of a user in a column: the first, and how many besides. */
export function UserCommunes({ first, count, seesAll }: UserCommunesProps) {
  if (!first) {
    return seesAll ? (
      <span data-part="all">
        <Trans context="Kommunen">alle</Trans>
      </span>
    ) : (
      "–"
    );
  }
  const others = count - 1;
  return (
    <span data-part="place" data-tooltip={`${first.name} ${first.ags}`}>
      <span lang="de">{first.name}</span>
      <Ags ags={first.ags} />
      {others > 0 && (
        <small>
          <span aria-hidden="true">+{others}</span>
          <span className="visually-hidden">
            <Plural value={others} one="und # weitere" other="und # weitere" />
          </span>
        </small>
      )}
    </span>
  );
}
