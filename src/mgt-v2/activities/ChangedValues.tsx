import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { diffWordsWithSpace, type Change } from "diff";
import { Fragment, type ReactNode } from "react";
import type { ValueKind } from "#domain/activityFields";
import { useValueText } from "./useValueText";

interface ChangedValuesProps {
  readonly before: unknown;
  readonly after: unknown;
  /** Undefined: the field is unknown in this version. */
  readonly kind: ValueKind | undefined;
}

/** Shown by the server in place of a secret. */
const maskedSecret = "••••";
/** Shorter texts are easier to compare as a whole. */
const longTextLength = 40;
/** Above this number of differing words, both texts are shown as a whole. */
const editsMax = 200;

type Mark = "del" | "ins";
const isLong = (value: unknown): value is string =>
  typeof value === "string" && value.length > longTextLength;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

/**
 * The cells of a value before and after. Texts mark the words that differ, lists the values that were added or removed.
 * Old values are struck through and new ones underlined, so that the change does not rely on colour alone.
 */
export function ChangedValues({ before, after, kind }: ChangedValuesProps) {
  if (isLong(before) && isLong(after)) {
    const parts = diffWordsWithSpace(before, after, { maxEditLength: editsMax });
    if (parts?.some(({ added, removed }) => !added && !removed)) return <ChangedTexts parts={parts} />;
  }
  if (isList(before) && isList(after)) return <ChangedLists before={before} after={after} kind={kind} />;
  return (
    <>
      <td>
        <WholeValue value={before} kind={kind} as="del" />
      </td>
      <td>
        <WholeValue value={after} kind={kind} as="ins" />
      </td>
    </>
  );
}

function ChangedTexts({ parts }: { readonly parts: readonly Change[] }) {
  const without = (left: "added" | "removed", Marked: Mark) =>
    parts.map((part, position) => {
      if (part[left]) return null;
      const Part = part.added || part.removed ? Marked : Fragment;
      // Parts of one text in a fixed order.
      // oxlint-disable-next-line react/no-array-index-key
      return <Part key={position}>{part.value}</Part>;
    });
  return (
    <>
      <td data-part="text">{without("added", "del")}</td>
      <td data-part="text">{without("removed", "ins")}</td>
    </>
  );
}

interface ChangedListsProps extends Pick<ChangedValuesProps, "kind"> {
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
}

function ChangedLists({ before, after, kind }: ChangedListsProps) {
  const text = useValueText();
  const oldTexts = before.map((value) => text(value, kind));
  const newTexts = after.map((value) => text(value, kind));
  const removed = oldTexts.filter((value) => !newTexts.includes(value));
  const added = newTexts.filter((value) => !oldTexts.includes(value));
  // In another order, or with another number of the same values.
  if (removed.length === 0 && added.length === 0) {
    return (
      <>
        <td>
          <del>{oldTexts.join(", ")}</del>
        </td>
        <td>
          <ins>{newTexts.join(", ")}</ins>
        </td>
      </>
    );
  }
  const same = newTexts.length - added.length;
  return (
    <>
      <td>
        <ListedValues values={removed} as="del" none={<Trans>nichts entfernt</Trans>} />
      </td>
      <td>
        <ListedValues values={added} as="ins" none={<Trans>nichts hinzugefügt</Trans>} />
        {same > 0 && (
          <>
            {" "}
            <small>
              <Plural value={same} one="# unverändert" other="# unverändert" />
            </small>
          </>
        )}
      </td>
    </>
  );
}

interface ListedValuesProps {
  readonly values: readonly string[];
  readonly as: Mark;
  readonly none: ReactNode;
}

function ListedValues({ values, as: Marked, none }: ListedValuesProps) {
  if (values.length === 0) return <span data-part="none">{none}</span>;
  return values.map((value, position) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={position}>
      {position > 0 && ", "}
      <Marked>{value}</Marked>
    </Fragment>
  ));
}

interface WholeValueProps {
  readonly value: unknown;
  readonly kind: ValueKind | undefined;
  readonly as: Mark;
}

function WholeValue({ value, kind, as: Marked }: WholeValueProps) {
  const { t } = useLingui();
  const text = useValueText();
  if (value === null || value === undefined) return <span data-part="none">{t`kein Wert`}</span>;
  if (value === maskedSecret) {
    return (
      <span data-part="none" data-tooltip={t`Vertrauliche Werte zeigt das Protokoll nicht.`}>
        {maskedSecret} {t`vertraulich`}
      </span>
    );
  }
  return <Marked>{text(value, kind)}</Marked>;
}
