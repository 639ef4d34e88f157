import { Box, Stack, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useState, type ReactNode } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { impactDays, type SecurityListKind } from "#domain/securityLists/securityLists";
import { toSingleLine } from "#domain/singleLine";
import { useFormSettings } from "#forms/formContext";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { toFailure } from "#relay/failure";
import { BusyButton } from "#ui/BusyButton";
import { Notice } from "#ui/Notice";
import type { EntryImpactQuery } from "./__generated__/EntryImpactQuery.graphql";
import { useResultMessage } from "./resultMessages";

const impactQuery = graphql`
  query EntryImpactQuery($ags: AGS!, $list: SecurityListKind!, $pattern: String!) @throwOnFieldError {
    securityListImpact(ags: $ags, list: $list, pattern: $pattern) {
      result
      pattern
      reservationCount
      reservationCountExceeded
      stoppedCount
      admittedCount
    }
  }
`;

type Impact = NonNullable<EntryImpactQuery["response"]["securityListImpact"]>;

interface EntryImpactProps {
  readonly ags: string;
  readonly list: SecurityListKind;
  /** The last refused pattern, whose error is shown elsewhere. */
  readonly refused: string | undefined;
  /** The field of the pattern. */
  readonly children: ReactNode;
}

interface Answer {
  readonly pattern: string;
  readonly impact: Impact | null;
  readonly failure: Failure | null;
}

/** The field of the pattern, with the past impact of the entry, which is fetched on blur or by a button. */
export function EntryImpact({ ags, list, refused, children }: EntryImpactProps) {
  const environment = useRelayEnvironment();
  const errorMessage = useErrorMessage();
  const { values } = useFormikContext<{ readonly pattern: string }>();
  const { deferUntilPointerUp } = useFormSettings();
  const pattern = values.pattern.trim();
  const [requestedPattern, setRequestedPattern] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // Ignore responses for an earlier text.
  const current = answer?.pattern === pattern ? answer : null;
  const isBusy = requestedPattern === pattern && current === null;

  const isShownElsewhere =
    refused !== undefined &&
    toSingleLine(refused) === toSingleLine(pattern) &&
    !wouldBeAdded(current?.impact);

  async function fetchImpact() {
    if (pattern === "" || isBusy) return;
    setRequestedPattern(pattern);
    setAnswer(null);
    const received = await load();
    // Pressing a button blurs the field, and the response would move the button before the click.
    deferUntilPointerUp(() => setAnswer(received));
  }

  async function load(): Promise<Answer> {
    try {
      const variables = { ags, list, pattern };
      const data = await fetchQuery<EntryImpactQuery>(environment, impactQuery, variables).toPromise();
      return { pattern, impact: data?.securityListImpact ?? null, failure: null };
    } catch (error) {
      return { pattern, impact: null, failure: toFailure(error) };
    }
  }

  return (
    <Stack gap={2} onBlur={() => requestedPattern !== pattern && void fetchImpact()}>
      {children}
      <Box aria-live="polite" _empty={{ display: "none" }}>
        {current?.impact && !isShownElsewhere && <ImpactText impact={current.impact} list={list} />}
        {current?.failure && <Notice tone="error">{errorMessage(current.failure)}</Notice>}
      </Box>
      {/* Always rendered, since it has the focus when the response arrives. */}
      <BusyButton
        size="sm"
        alignSelf="start"
        isBusy={isBusy}
        disabled={pattern === ""}
        onClick={() => void fetchImpact()}
      >
        <Trans>Auswirkung prüfen</Trans>
      </BusyButton>
    </Stack>
  );
}

const wouldBeAdded = (impact: Impact | null | undefined) =>
  impact?.result === "ENTRY_ADDED" || impact?.result === "PUBLIC_SUFFIX";

interface ImpactTextProps {
  readonly impact: Impact;
  readonly list: SecurityListKind;
}

function ImpactText({ impact, list }: ImpactTextProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const resultMessage = useResultMessage();
  const { result, pattern, reservationCount, reservationCountExceeded, stoppedCount, admittedCount } = impact;
  const isAdded = wouldBeAdded(impact);
  const count = number(list === "BLACKLIST" ? stoppedCount : admittedCount);
  const total = t`${plural(reservationCount, { one: "# Reservierung", other: "# Reservierungen" })}`;
  return (
    <Notice
      tone={isAdded && result !== "PUBLIC_SUFFIX" ? "neutral" : "waiting"}
      icon={isAdded ? "info" : "warning"}
    >
      {result !== "ENTRY_ADDED" && <p>{resultMessage(result, list)}</p>}
      {isAdded && (
        <p>
          {reservationCount === 0 ? (
            <Trans>In den letzten {impactDays} Tagen gab es keine Reservierungen.</Trans>
          ) : list === "BLACKLIST" ? (
            <Trans>
              Hätte in den letzten {impactDays} Tagen {count} von {total} abgewiesen.
            </Trans>
          ) : (
            <Trans>
              Hätte in den letzten {impactDays} Tagen {count} von {total} zugelassen, die sonst abgewiesen
              werden.
            </Trans>
          )}
        </p>
      )}
      {isAdded && reservationCountExceeded && (
        <p>
          <Trans>Gezählt sind nur die neuesten; es gab mehr.</Trans>
        </p>
      )}
      {pattern !== null && pattern !== undefined && (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          <Trans>
            Gespeichert als <code translate="no">{pattern}</code>
          </Trans>
        </Text>
      )}
    </Notice>
  );
}
