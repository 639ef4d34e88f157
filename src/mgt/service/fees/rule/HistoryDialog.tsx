import { Button, chakra, Flex, Skeleton, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect, type ReactNode } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { compareFeeRules } from "#domain/feeRules/feeRuleDiff";
import { feeRuleText } from "#domain/feeRules/feeRuleSentence";
import { readFeeRule, type FeeRuleWireNode } from "#domain/feeRules/feeRuleWire";
import type { FeeRule } from "#domain/feeRules/feeRuleNodes";
import { formatDateTime } from "#i18n/formats";
import { RequestFailure } from "#relay/RequestFailure";
import { Delayed } from "#ui/Delayed";
import { Dialog } from "#ui/Dialog";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { HistoryDialogQuery } from "./__generated__/HistoryDialogQuery.graphql";
import { TextDiff } from "#mgt/service/TextDiff";
import { knownNodes } from "./feeRule";
import type { RuleTerms } from "./useRuleTerms";

const historyQuery = graphql`
  query HistoryDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on FeeRule {
        editions {
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

interface HistoryDialogProps {
  readonly ruleId: string;
  /** The rule in the editor. */
  readonly nodes: readonly FeeRuleWireNode[];
  readonly terms: RuleTerms;
  readonly onRestore: (nodes: readonly FeeRuleWireNode[]) => void;
  readonly onClose: () => void;
}

/** Saved versions of the rule with what differs from the one before; puts one into the editor. */
export function HistoryDialog({ ruleId, onClose, ...list }: HistoryDialogProps) {
  const { t } = useLingui();
  const [reference, load] = useQueryLoader<HistoryDialogQuery>(historyQuery);
  const ask = useCallback(() => load({ id: ruleId }, { fetchPolicy: "network-only" }), [load, ruleId]);
  useEffect(ask, [ask]);
  return (
    <Dialog width="wide" title={t`Fassungen der Gebührenregel`} onCancel={onClose}>
      <LoadBoundary
        attempt={reference}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={ask} />}
      >
        <Suspense fallback={<Pending />}>
          {reference ? <Editions reference={reference} {...list} /> : <Pending />}
        </Suspense>
      </LoadBoundary>
    </Dialog>
  );
}

function Pending() {
  return (
    <Delayed>
      <Skeleton height="96px" />
    </Delayed>
  );
}

const List = chakra("ol", {
  base: {
    listStyleType: "none",
    "& > li": { py: 3, borderBottom: "1px solid {colors.border}" },
    "& small": { color: "fg.muted", textStyle: "sm" },
  },
});

interface EditionsProps extends Pick<HistoryDialogProps, "nodes" | "terms" | "onRestore"> {
  readonly reference: PreloadedQuery<HistoryDialogQuery>;
}

function Editions({ reference, nodes, terms, onRestore }: EditionsProps) {
  const { node } = usePreloadedQuery<HistoryDialogQuery>(historyQuery, reference);
  const editions = node?.editions ?? [];
  const { t } = useLingui();
  const present = ruleOf(nodes);
  const textOf = (rule: FeeRule) => feeRuleText(rule, terms) || t`Es wird nichts berechnet.`;
  if (editions.length === 0) {
    return (
      <p>
        <Trans>Die Kommune hat noch keine eigene Regel gespeichert.</Trans>
      </p>
    );
  }
  return (
    <List>
      {editions.map(({ number, savedAt, savedBy, reason, nodes: saved }, at) => (
        <li key={number}>
          <Flex wrap="wrap" align="baseline" columnGap={3}>
            <b>
              <Trans>Fassung {number}</Trans>
            </b>
            <small>
              <Trans context="Fassung">
                {formatDateTime(savedAt)} von {savedBy.username}
              </Trans>
            </small>
            {saved && (
              <Button size="sm" ms="auto" onClick={() => onRestore(knownNodes(saved))}>
                <Trans>In den Editor übernehmen</Trans>
              </Button>
            )}
          </Flex>
          {reason && (
            <Text>
              <Trans>Begründung: {reason}</Trans>
            </Text>
          )}
          {saved ? (
            <Changes before={editions[at + 1]} after={ruleOf(saved)} number={number} textOf={textOf}>
              {isSameRule(present, ruleOf(saved)) && <Trans>Steht so im Editor.</Trans>}
            </Changes>
          ) : (
            <Text textStyle="sm" color="fg.muted">
              <Trans>Ab hier galt wieder die Regel des Dienstes.</Trans>
            </Text>
          )}
        </li>
      ))}
    </List>
  );
}

interface ChangesProps {
  /** The version before; undefined: it is not kept. */
  readonly before: { readonly number: number; readonly nodes?: RuleNodes | null | undefined } | undefined;
  readonly after: FeeRule;
  /** Number of the version. */
  readonly number: number;
  readonly textOf: (rule: FeeRule) => string;
  readonly children: ReactNode;
}

/** What a version has changed: how many rows, and in its text. */
function Changes({ before, after, number, textOf, children }: ChangesProps) {
  const known = before?.nodes ? { number: before.number, rule: ruleOf(before.nodes) } : null;
  return (
    <>
      <Text textStyle="sm">
        {known ? (
          <RowCounts number={known.number} before={known.rule} after={after} />
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
  /** Number of the version before. */
  readonly number: number;
  readonly before: FeeRule;
  readonly after: FeeRule;
}

/** How many rows differ from another version. */
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

type RuleNodes = Parameters<typeof readFeeRule>[0];

const isSameRule = (one: FeeRule, other: FeeRule) =>
  Object.values(compareFeeRules(one, other)).every(({ length }) => length === 0);

function ruleOf(nodes: RuleNodes): FeeRule {
  const reading = readFeeRule(nodes);
  return reading.isRead ? reading.rule : null;
}
