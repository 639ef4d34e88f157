import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/Notice";
import { useDisplayValue } from "./displayValue";
import type { AnyValues, ValuesOf } from "./formValues";
import type { Conflict } from "./useSaving";

const Fields = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: 3,
    rowGap: 0.5,
    mt: 1,
    "& dt": { color: "fg.muted" },
    "& dd": { overflowWrap: "anywhere" },
  },
});

interface MergedNoticeProps<Values> {
  readonly conflict: Conflict<Values>;
  readonly labels: Readonly<Record<string, string>>;
}

/** Says what somebody else had changed in the meantime and was taken over beside one's own changes. */
export function MergedNotice<Values extends ValuesOf<Values>>({
  conflict,
  labels,
}: MergedNoticeProps<Values>) {
  const displayValue = useDisplayValue();
  const { by } = conflict.problem.params;
  const theirs: AnyValues = { ...conflict.theirs };
  return (
    <Notice tone="success" role="status">
      <p>
        {by ? (
          <Trans>{by} hat inzwischen gespeichert. Das passt zusammen und wurde übernommen:</Trans>
        ) : (
          <Trans>Jemand hat inzwischen gespeichert. Das passt zusammen und wurde übernommen:</Trans>
        )}
      </p>
      <Fields>
        {conflict.merge.theirs.map((name) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{labels[name] ?? name}</dt>
            <dd>{displayValue(name, theirs[name])}</dd>
          </div>
        ))}
      </Fields>
    </Notice>
  );
}
