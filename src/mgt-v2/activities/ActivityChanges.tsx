import { useLingui } from "@lingui/react/macro";
import { activityField } from "#domain/activityFields";
import type { ActivityChange } from "./activityNames";
import { ChangedValue } from "./ChangedValue";
import { fieldName } from "./fieldNames";

interface ActivityChangesProps {
  readonly type: string;
  readonly changes: readonly ActivityChange[];
}

/** Values before and after, one line each. */
export function ActivityChanges({ type, changes }: ActivityChangesProps) {
  const { t, i18n } = useLingui();
  return (
    <table className="activity-changes">
      <caption className="visually-hidden">{t`Vorher und nachher`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Feld`}</th>
          <th scope="col">{t`Vorher`}</th>
          <th scope="col">{t`Nachher`}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => {
          const field = activityField(type, path);
          // A field of another version may still go by a name of this one.
          const name = fieldName(field?.path ?? path);
          return (
            <tr key={path}>
              <th scope="row">{name ? i18n._(name) : <code>{path}</code>}</th>
              <td>
                <ChangedValue value={before} kind={field?.kind} as="del" />
              </td>
              <td>
                <ChangedValue value={after} kind={field?.kind} as="ins" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
