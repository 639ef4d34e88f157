import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Status } from "#ui/Status";
import { FittingList } from "./conflictLayout";
import { useDisplayValue } from "./displayValue";
import type { AnyValues } from "./formValues";

const Title = chakra("h3", { base: { mt: 6, fontWeight: "semibold" } });

interface FittingProps {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly values: AnyValues;
  readonly labels: Readonly<Record<string, string>>;
  /** Who saved; null: not known. */
  readonly by: string | null;
}

/** What only one of the two has changed, and is kept without a question. */
export function Fitting({ mine, theirs, values, labels, by }: FittingProps) {
  const displayValue = useDisplayValue();
  if (mine.length + theirs.length === 0) return null;
  return (
    <>
      <Title>
        <Status tone="success">
          <Trans>Passt zusammen, wird übernommen</Trans>
        </Status>
      </Title>
      <FittingList>
        {[...mine, ...theirs].map((name) => (
          <div key={name}>
            <dt>{labels[name] ?? name}</dt>
            <dd>{displayValue(name, values[name])}</dd>
            <dd>
              {mine.includes(name) ? (
                <Trans>von Ihnen</Trans>
              ) : by ? (
                <Trans>von {by}</Trans>
              ) : (
                <Trans>gespeichert</Trans>
              )}
            </dd>
          </div>
        ))}
      </FittingList>
    </>
  );
}
