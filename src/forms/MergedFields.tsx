import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Status } from "#ui/Status";
import { MergedFieldList } from "./conflictLayout";
import { useDisplayValue, useFormSettings } from "./formContext";
import { labelOf, valueAt, type Merge } from "./formValues";

const Title = chakra("h3", { base: { mt: 6, fontWeight: "semibold" } });

interface MergedFieldsProps {
  readonly merge: Merge<unknown>;
  /** Who saved; null: not known. */
  readonly by: string | null;
}

/** Fields that only one of the two has changed, kept without a question. */
export function MergedFields({ merge: { mine, theirs, values }, by }: MergedFieldsProps) {
  const displayValue = useDisplayValue();
  const { keys, labels } = useFormSettings();
  if (mine.length + theirs.length === 0) return null;
  return (
    <>
      <Title>
        <Status tone="success">
          <Trans>Passt zusammen, wird übernommen</Trans>
        </Status>
      </Title>
      <MergedFieldList>
        {[...mine, ...theirs].map((path) => (
          <div key={path}>
            <dt>{labelOf(labels, path)}</dt>
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
