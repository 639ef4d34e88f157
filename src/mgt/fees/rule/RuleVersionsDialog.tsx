import { Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, type ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import { compareFeeRules } from "#domain/feeRules/feeRuleDiff";
import { feeRuleText } from "#domain/feeRules/feeRuleSentence";
import { writeFeeRule, type FeeRuleWireNode } from "#domain/feeRules/feeRuleWire";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import type { RuleVersionsDialogQuery } from "./__generated__/RuleVersionsDialogQuery.graphql";
import { TextDiff } from "#mgt/service/TextDiff";
import { Version, VersionList, VersionsDialog } from "#mgt/service/versions/VersionsDialog";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { DoneBy } from "#ui/DoneBy";
import { EmptyState } from "#ui/EmptyState";
import { readNodes } from "./feeRule";
import type { RuleTerms } from "./useRuleTerms";

const versionsQuery = graphql`
  query RuleVersionsDialogQuery($id: ID!) @preloadable @throwOnFieldError {
    node(id: $id) {
      ... on FeeRule {
        versions {
          number
          savedAt
          savedBy {
            username
          }
          reason
          nodes {
            nodeId
            parentId
            slot
            position
            kind
            booleanValue
            numberValue
            variable
            feeId
            operator
          }
        }
      }
    }
  }
`;

interface RuleVersionsDialogProps {
  readonly opened: OpenedQuery<RuleVersionsDialogQuery>;
  /** The rule in the editor. */
  readonly present: FeeRule;
  readonly terms: RuleTerms;
  readonly onRestore: (nodes: readonly FeeRuleWireNode[]) => void;
  readonly onClose: () => void;
}

/** Saved versions of the rule with their differences. A version can be loaded into the editor. */
export function RuleVersionsDialog({ opened, onClose, ...list }: RuleVersionsDialogProps) {
  const { t } = useLingui();
  return (
    <VersionsDialog
      title={t`Fassungen der Gebührenregel`}
      list={
        <DialogQuery query={versionsQuery} opened={opened}>
          {({ node }) => <RuleVersions stored={node?.versions ?? noVersions} {...list} />}
        </DialogQuery>
      }
      onClose={onClose}
    />
  );
}

const noVersions = [] as const;

interface RuleVersionsProps extends Pick<RuleVersionsDialogProps, "present" | "terms" | "onRestore"> {
  readonly stored: NonNullable<NonNullable<RuleVersionsDialogQuery["response"]["node"]>["versions"]>;
}

function RuleVersions({ stored, present, terms, onRestore }: RuleVersionsProps) {
  const versions = useMemo(
    () =>
      stored.map(({ nodes, ...version }) => ({
        ...version,
        own: nodes ? { rule: readNodes(nodes) } : null,
      })),
    [stored],
  );
  const { t } = useLingui();
  const textOf = (rule: FeeRule) => feeRuleText(rule, terms) || t`Es wird nichts berechnet.`;
  if (versions.length === 0) {
    return (
      <EmptyState icon="clock" title={<Trans>Noch keine eigene Regel</Trans>}>
        <Trans>Bisher gilt die Regel des Dienstes. Jede gespeicherte Regel steht danach hier.</Trans>
      </EmptyState>
    );
  }
  return (
    <VersionList>
      {versions.map(({ number, savedAt, savedBy, reason, own }, at) => (
        <Version
          key={number}
          name={<Trans>Fassung {number}</Trans>}
          origin={<DoneBy at={savedAt} user={savedBy.username} />}
          isCurrent={at === 0}
          restore={
            own
              ? {
                  label: <Trans>In den Editor übernehmen</Trans>,
                  fullLabel: t`Fassung ${number} in den Editor übernehmen`,
                  onRestore: () => onRestore(writeFeeRule(own.rule)),
                }
              : undefined
          }
        >
          {reason && (
            <Text>
              <Trans>Begründung: {reason}</Trans>
            </Text>
          )}
          {own ? (
            <Changes before={versions[at + 1]} after={own.rule} number={number} textOf={textOf}>
              {isSameRule(present, own.rule) && <Trans>Steht so im Editor.</Trans>}
            </Changes>
          ) : (
            <Text textStyle="sm" color="fg.muted">
              <Trans>Ab hier galt wieder die Regel des Dienstes.</Trans>
            </Text>
          )}
        </Version>
      ))}
    </VersionList>
  );
}

/** The own rule of a version; null: the rule of the service. */
type OwnRule = { readonly rule: FeeRule } | null;

interface ChangesProps {
  /** The previous version; undefined if it is no longer stored. */
  readonly before: { readonly number: number; readonly own: OwnRule } | undefined;
  readonly after: FeeRule;
  /** Number of the version. */
  readonly number: number;
  readonly textOf: (rule: FeeRule) => string;
  readonly children: ReactNode;
}

/** Changes of a version: the number of rows, and a diff of the text. */
function Changes({ before, after, number, textOf, children }: ChangesProps) {
  const known = before?.own;
  return (
    <>
      <Text textStyle="sm">
        {known ? (
          <RowCounts number={before.number} before={known.rule} after={after} />
        ) : number === 1 || before ? (
          <Trans>Ersetzt die Regel des Dienstes.</Trans>
        ) : (
          <Trans>Die Fassung davor ist nicht mehr gespeichert.</Trans>
        )}{" "}
        {children}
      </Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        <TextDiff before={textOf(known ? known.rule : after)} after={textOf(after)} />
      </Text>
    </>
  );
}

interface RowCountsProps {
  /** Number of the previous version. */
  readonly number: number;
  readonly before: FeeRule;
  readonly after: FeeRule;
}

/** Number of rows that differ from another version. */
function RowCounts({ number, before, after }: RowCountsProps) {
  const { t } = useLingui();
  const { added, removed, changed, moved } = compareFeeRules(before, after);
  const [plus, minus, other] = [
    added.length,
    removed.length,
    new Set([...changed, ...moved].map((pair) => pair.nodeId)).size,
  ];
  const counts = [
    plus > 0 && t`${plural(plus, { one: "# Zeile mehr", other: "# Zeilen mehr" })}`,
    minus > 0 && t`${plural(minus, { one: "# Zeile weniger", other: "# Zeilen weniger" })}`,
    other > 0 && t`${plural(other, { one: "# Zeile anders", other: "# Zeilen anders" })}`,
  ].filter((count) => count !== false);
  const differences = counts.join(", ");
  return counts.length === 0 ? (
    <Trans>Gleich wie Fassung {number}.</Trans>
  ) : (
    <Trans>
      Gegenüber Fassung {number}: {differences}.
    </Trans>
  );
}

const isSameRule = (one: FeeRule, other: FeeRule) =>
  Object.values(compareFeeRules(one, other)).every(({ length }) => length === 0);
