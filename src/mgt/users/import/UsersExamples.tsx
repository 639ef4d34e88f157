import { Plural, Trans } from "@lingui/react/macro";
import type { UsersPreview } from "./usersImportOperations";

interface UsersExamplesProps {
  readonly preview: Pick<UsersPreview, "examples" | "newCount">;
}

/** The first users that would be created, to see whether the columns were meant so. */
export function UsersExamples({ preview: { examples, newCount } }: UsersExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <details className="users-examples">
      <summary>
        {examples.length < newCount ? (
          <Trans>Die ersten {examples.length} neuen Benutzer</Trans>
        ) : (
          <Plural value={newCount} one="Der neue Benutzer" other="Die # neuen Benutzer" />
        )}
      </summary>
      <ul>
        {examples.map(({ line, username, email, type, communeCount, serviceCount }) => (
          <li key={line}>
            <b>{username}</b> <span>{email}</span> <span>{type.toLowerCase()}</span>
            {communeCount > 0 && (
              <>
                {" "}
                <span>
                  <Plural value={communeCount} one="# Kommune" other="# Kommunen" />,{" "}
                  <Plural value={serviceCount} one="# Dienst" other="# Dienste" />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
