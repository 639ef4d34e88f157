import { Button, chakra, Flex, Skeleton, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect } from "react";
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

/** Saved states of the rule with what differs from the editor; puts one into the editor. */
export function HistoryDialog({ ruleId, onClose, ...list }: HistoryDialogProps) {
  const { t } = useLingui();
  const [reference, load] = useQueryLoader<HistoryDialogQuery>(historyQuery);
  const ask = useCallback(() => load({ id: ruleId }, { fetchPolicy: "network-only" }), [load, ruleId]);
  useEffect(ask, [ask]);
  return (
    <Dialog width="wide" title={t`Historie der Gebührenregel`} onCancel={onClose}>
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
      {editions.map(({ number, savedAt, savedBy, reason, nodes: saved }) => (
        <li key={number}>
          <Flex wrap="wrap" align="baseline" columnGap={3}>
            <b>
              <Trans>Stand {number}</Trans>
            </b>
            <small>
              <Trans context="Historie">
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
            <>
              <Difference before={present} after={ruleOf(saved)} />
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                <TextDiff before={textOf(present)} after={textOf(ruleOf(saved))} />
              </Text>
            </>
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

/** How many rows differ from the editor. */
function Difference({ before, after }: { readonly before: FeeRule; readonly after: FeeRule }) {
  const { added, removed, changed, moved } = compareFeeRules(before, after);
  const [plus, minus, other] = [
    added.length,
    removed.length,
    new Set([...changed, ...moved].map((pair) => pair.nodeId)).size,
  ];
  return (
    <Text textStyle="sm">
      {plus + minus + other === 0 ? (
        <Trans>Wie im Editor.</Trans>
      ) : (
        <>
          <Trans>Gegenüber dem Editor:</Trans>{" "}
          <Plural value={plus} one="# Zeile mehr" other="# Zeilen mehr" />,{" "}
          <Plural value={minus} one="# Zeile weniger" other="# Zeilen weniger" />,{" "}
          <Plural value={other} one="# Zeile anders" other="# Zeilen anders" />
        </>
      )}
    </Text>
  );
}

function ruleOf(nodes: Parameters<typeof readFeeRule>[0]): FeeRule {
  const reading = readFeeRule(nodes);
  return reading.isRead ? reading.rule : null;
}
