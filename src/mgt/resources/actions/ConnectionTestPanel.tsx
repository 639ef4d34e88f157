import { Box, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { ResourceType } from "#domain/resources/resourceKinds";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import { Status } from "#ui/Status";
import type {
  ConnectionTestPanelMutation,
  ConnectionTestPanelMutation$data,
} from "./__generated__/ConnectionTestPanelMutation.graphql";
import { expiryAt } from "../keystore/expiry";
import { connectionOutcome } from "./connectionOutcomes";
import { useResourceAction } from "./useResourceAction";

const testMutation = graphql`
  mutation ConnectionTestPanelMutation($input: TestResourceConnectionInput!) {
    testResourceConnection(input: $input) {
      result {
        outcome
        target
        httpStatus
        durationMs
        tlsExpiresAt
        detail
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const testable: readonly ResourceType[] = [
  "restService",
  "okkomm",
  "paymentProvider",
  "authenticationProvider",
  "nfkPortal",
];

/** Whether connections to resources of a kind can be tested. */
export const isConnectionTestable = (type: ResourceType): boolean => testable.includes(type);

type TestResult = NonNullable<ConnectionTestPanelMutation$data["testResourceConnection"]["result"]>;

interface ConnectionTestPanelProps {
  readonly version: string;
  readonly type: ResourceType;
  /** Node id of the stored resource, whose secrets replace placeholders; null for a new one. */
  readonly id: string | null;
  /** Returns the document as typed. */
  readonly readYaml: () => string;
}

/** Tests the connection of the unsaved document and shows the result. */
export function ConnectionTestPanel({ version, type, id, readYaml }: ConnectionTestPanelProps) {
  const mayTest = useCan("edit_resource");
  const commit = useMutationAsync<ConnectionTestPanelMutation>(testMutation);
  const { isBusy, notice, run } = useResourceAction();
  const [result, setResult] = useState<TestResult | null>(null);
  if (!mayTest) return null;

  async function testConnection() {
    setResult(null);
    const outcome = await run(() => commit({ input: { version, type, id, yaml: readYaml() } }));
    setResult(outcome.failure ? null : (outcome.payload.result ?? null));
  }

  return (
    <>
      <BusyButton isBusy={isBusy} onClick={() => void testConnection()}>
        <Icon name="globe" />
        <Trans>Verbindung testen</Trans>
      </BusyButton>
      {notice && <ActionNoticeView notice={notice} />}
      <Box aria-live="polite">
        {isBusy && (
          <p className="help">
            <Trans>Die Adresse wird aufgerufen; das dauert höchstens 10 Sekunden.</Trans>
          </p>
        )}
        {result && <Outcome result={result} />}
      </Box>
    </>
  );
}

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "max-content 1fr",
    columnGap: 4,
    rowGap: 1,
    mt: 2,
    textStyle: "sm",
    "& dt": { color: "fg.muted" },
    "& dd": { minW: 0, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
  },
});

function Outcome({ result }: { readonly result: TestResult }) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const [now] = useState(() => new Date());
  const { outcome, target, httpStatus, durationMs, tlsExpiresAt, detail } = result;
  const { tone, title, hint } = connectionOutcome(outcome);
  const expiry = tlsExpiresAt ? expiryAt(tlsExpiresAt, now) : "valid";
  return (
    <Box mt={3}>
      <Status tone={tone}>
        <b>{i18n._(title)}</b>
      </Status>
      {hint && <p>{i18n._(hint)}</p>}
      <Facts>
        <dt>{t`Aufruf`}</dt>
        <dd>
          <code>{target}</code>
        </dd>
        {typeof httpStatus === "number" && (
          <>
            <dt>{t`Status`}</dt>
            <dd>{httpStatus}</dd>
          </>
        )}
        <dt>{t`Dauer`}</dt>
        <dd>
          <Trans>{number(durationMs)} ms</Trans>
        </dd>
        {tlsExpiresAt && (
          <>
            <dt>{t`TLS-Zertifikat`}</dt>
            <dd>
              {expiry === "valid" ? (
                t`gültig bis ${formatDate(tlsExpiresAt)}`
              ) : (
                <Status tone={expiry === "soon" ? "waiting" : "error"}>
                  {expiry === "soon"
                    ? t`läuft am ${formatDate(tlsExpiresAt)} ab`
                    : t`abgelaufen am ${formatDate(tlsExpiresAt)}`}
                </Status>
              )}
            </dd>
          </>
        )}
        {detail && (
          <>
            <dt>{t`Ursache`}</dt>
            <dd>
              <code>{detail}</code>
            </dd>
          </>
        )}
      </Facts>
    </Box>
  );
}
