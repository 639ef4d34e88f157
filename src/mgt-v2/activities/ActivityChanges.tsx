import { useLingui } from "@lingui/react/macro";
import { ChangedValue } from "./ChangedValue";
import { fieldName } from "./fieldNames";

interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Values before and after, one line each. */
export function ActivityChanges({ changes }: { readonly changes: readonly Change[] }) {
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
          const name = fieldName(path);
          return (
            <tr key={path}>
              <th scope="row">{name ? i18n._(name) : <code>{path}</code>}</th>
              <td>
                <ChangedValue value={before} as="del" />
              </td>
              <td>
                <ChangedValue value={after} as="ins" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
