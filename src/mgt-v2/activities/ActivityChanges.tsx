import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { activityField, type ActivityKey } from "#domain/activityFields";
import type { ActivityChange } from "./activityLabels";
import { ChangedValues } from "./ChangedValues";
import { fieldLabel, namesKeys } from "./fieldLabels";
import { useValueText } from "./useValueText";

const Changes = chakra("table", {
  base: {
    minW: "min(560px, 100%)",
    borderCollapse: "collapse",
    "& :is(th, td)": {
      px: 2.5,
      py: 1.5,
      borderBottom: "1px solid {colors.border.muted}",
      fontWeight: "normal",
      textAlign: "start",
      verticalAlign: "top",
    },
    // Keeps an AGS on one line.
    "& td": { minW: "12ch", overflowWrap: "anywhere" },
    "& thead th": { color: "fg.subtle", fontSize: "xs" },
    // Unlike "anywhere", "break-word" keeps the column as wide as its longest word.
    "& th[scope=row]": { color: "fg.muted", overflowWrap: "break-word" },
    "& :is(del, ins)": { px: "3px", py: "1px", borderRadius: "xs", whiteSpace: "pre-wrap" },
    "& del": { bg: "diff.removed", textDecoration: "line-through" },
    "& ins": { bg: "diff.added", textDecoration: "underline", textUnderlineOffset: "2px" },
    // The values are below the label of their field.
    smDown: {
      "&, & > tbody": { display: "block", minW: 0 },
      "& > thead": { srOnly: true },
      "& > tbody > tr": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        py: 1.5,
        borderBottom: "1px solid {colors.border.muted}",
      },
      "& > tbody > tr > *": { minW: 0, py: 0.5, border: 0 },
      "& > tbody > tr > :is(th, [colspan])": { gridColumn: "1 / -1" },
    },
    "& td > [data-part=none], & td > small": { color: "fg.subtle", fontStyle: "italic" },
  },
});

interface ActivityChangesProps {
  readonly type: string;
  readonly changes: readonly ActivityChange[];
  /** Names of the table and its columns; default to before and after the entry. */
  readonly columns?: { readonly caption: string; readonly before: string; readonly after: string };
}

/** Values before and after, one row per field. */
export function ActivityChanges({ type, changes, columns }: ActivityChangesProps) {
  const { t, i18n } = useLingui();
  const text = useValueText();
  return (
    <Changes>
      <caption className="visually-hidden">{columns?.caption ?? t`Vorher und nachher`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Feld`}</th>
          <th scope="col">{columns?.before ?? t`Vorher`}</th>
          <th scope="col">{columns?.after ?? t`Nachher`}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => {
          const field = activityField(type, path);
          // Entries of another version may use a field path of this one.
          const name = fieldLabel(field?.path ?? path);
          return (
            <tr key={path}>
              <th scope="row">
                {field && namesKeys(field.path) && <Keys keys={field.keys} />}
                {name ? i18n._(name) : <code>{path}</code>}
              </th>
              {before === after ? (
                <td colSpan={2}>{text(after, field?.kind)}</td>
              ) : (
                <ChangedValues before={before} after={after} kind={field?.kind} />
              )}
            </tr>
          );
        })}
      </tbody>
    </Changes>
  );
}

/** Keys before the label of their field; long keys wrap after dots and underscores. */
function Keys({ keys }: { readonly keys: readonly ActivityKey[] }) {
  const text = useValueText();
  return keys.map(({ kind, key }, index) => {
    const separator = index === keys.length - 1 ? ": " : ", ";
    if (kind === "language") {
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the keys of a path never change
        <Fragment key={index}>
          {text(key, "language")}
          {separator}
        </Fragment>
      );
    }
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the keys of a path never change
      <Fragment key={index}>
        <span translate="no">
          {text(key, undefined)
            .split(/(?<=[._])/)
            .map((part, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Fragment key={at}>
                {at > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
        </span>
        {separator}
      </Fragment>
    );
  });
}
