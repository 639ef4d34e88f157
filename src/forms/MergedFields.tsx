import { chakra, Heading } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Status } from "#ui/Status";
import { useDisplayValue, useFormSettings, useLabelOf } from "./formContext";
import { valueAt, type Merge } from "./formValues";

const MergedFieldList = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "152px minmax(0, 1fr) auto",
    columnGap: 4,
    rowGap: 1,
    mt: 1.5,
    textStyle: "sm",
    "& dt": { color: "fg.muted" },
    "& dd": { overflowWrap: "anywhere" },
    "& dd:last-child": { color: "fg.subtle" },
    "& > div": { display: "contents" },
    smDown: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      "& dt": { gridColumn: "1 / -1", mt: 1 },
    },
  },
});

interface MergedFieldsProps {
  readonly merge: Merge<unknown>;
  /** Who saved; null if unknown. */
  readonly by: string | null;
}

/** Fields that only one side changed and that were merged without asking. */
export function MergedFields({ merge: { mine, theirs, values }, by }: MergedFieldsProps) {
  const displayValue = useDisplayValue();
  const { keys } = useFormSettings();
  const labelOf = useLabelOf();
  if (mine.length + theirs.length === 0) return null;
  return (
    <>
      <Heading as="h3" textStyle="h3" mt={6}>
        <Status tone="success">
          <Trans>Passt zusammen, wird übernommen</Trans>
        </Status>
      </Heading>
      <MergedFieldList>
        {[...mine, ...theirs].map((path) => (
          <div key={path}>
            <dt>{labelOf(path)}</dt>
            <dd>{displayValue(path, valueAt(values, path, keys))}</dd>
            <dd>
              {mine.includes(path) ? (
                <Trans>von Ihnen</Trans>
              ) : by ? (
                <Trans>von {by}</Trans>
              ) : (
                <Trans>gespeichert</Trans>
              )}
            </dd>
          </div>
        ))}
      </MergedFieldList>
    </>
  );
}
