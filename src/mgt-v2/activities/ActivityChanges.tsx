import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { activityField, type ValueKind } from "#domain/activityFields";
import type { ActivityChange } from "./activityNames";
import { fieldName, namesKeys } from "./fieldNames";
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
      overflowWrap: "anywhere",
    },
    // Keeps an AGS on one line.
    "& td": { minW: "12ch" },
    "& thead th": { color: "fg.subtle", fontSize: "xs" },
    "& th[scope=row]": { color: "fg.muted" },
    "& :is(del, ins)": { px: "3px", py: "1px", borderRadius: "xs", whiteSpace: "pre-wrap" },
    "& del": { bg: "diff.removed", textDecoration: "line-through" },
    "& ins": { bg: "diff.added", textDecoration: "underline", textUnderlineOffset: "2px" },
    "& td > span": { color: "fg.subtle", fontStyle: "italic" },
  },
});

interface ActivityChangesProps {
  readonly type: string;
  readonly changes: readonly ActivityChange[];
}

/** Values before and after, one row per field. */
export function ActivityChanges({ type, changes }: ActivityChangesProps) {
  const { t, i18n } = useLingui();
  const text = useValueText();
  return (
    <Changes>
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
          // Entries of another version may use a field path of this one.
          const name = fieldName(field?.path ?? path);
          return (
            <tr key={path}>
              <th scope="row">
                {field && namesKeys(field.path) && (
                  <>
                    <span translate="no">
                      {field.keys.map((key) => text(key, undefined)).join(" · ")}
                    </span>{" "}
                  </>
                )}
                {name ? i18n._(name) : <code>{path}</code>}
              </th>
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
    </Changes>
  );
}

interface ChangedValueProps {
  readonly value: unknown;
  /** Undefined: the field is unknown in this version. */
  readonly kind: ValueKind | undefined;
  /** del: value before; ins: value after. */
  readonly as: "del" | "ins";
}

/** Renders the old value struck through or the new value underlined, so the change does not rely on colour alone. */
function ChangedValue({ value, kind, as: Mark }: ChangedValueProps) {
  const { t } = useLingui();
  const text = useValueText();
  if (value === null || value === undefined) return <span>{t`kein Wert`}</span>;
  return <Mark>{text(value, kind)}</Mark>;
}
