import { Button, chakra, DataList, Flex, Grid, Heading } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { formatDate, formatDateTime } from "#i18n/formats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { DoneBy } from "#ui/DoneBy";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { useKbaLabels } from "./KbaFields";
import type { KbaSettingsRow } from "./kbaSettingsRow";
import { KbaPasswordStatus } from "./KbaPasswordStatus";
import { UnconfirmedPassword } from "./UnconfirmedPassword";
import { useKbaRemoval } from "./useKbaRemoval";

/** A dialog that changes KBA settings. */
export type KbaDialog = "fields" | "password";

export const KbaSettingsForm = lazyOverlay(async () => (await import("./KbaSettingsForm")).KbaSettingsForm);
export const ChangeKbaPassword = lazyOverlay(
  async () => (await import("./ChangeKbaPassword")).ChangeKbaPassword,
);

const Card = chakra("article", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: 3,
    minW: 0,
    py: 4,
    borderTop: "1px solid",
    borderColor: "border",
    // Labels are longer than in other lists.
    "& dl": { alignContent: "start", gridTemplateColumns: "152px minmax(0, 1fr)", textStyle: "sm" },
    "& dl .status": { whiteSpace: "normal" },
  },
});

interface KbaCardProps {
  readonly settings: KbaSettingsRow;
  /** Id of the connection that the settings are in. */
  readonly connection: string;
  readonly onOpen: (dialog: KbaDialog) => void;
}

/** Settings of a KBA user, with the state of the password and the actions. */
export function KbaCard({ settings, connection, onOpen }: KbaCardProps) {
  const { t } = useLingui();
  const id = useId();
  const labels = useKbaLabels();
  const removal = useKbaRemoval(settings, connection);
  const { user, passwordIdentifier, lastUsedAt, lastRefusedAt, updatedAt, updatedBy } = settings;
  const ofUser = <span className="visually-hidden"> {user}</span>;
  return (
    <Card aria-labelledby={id}>
      <Flex wrap="wrap" align="center" justify="space-between" gap={2}>
        <Heading as="h3" id={id} textStyle="h3" minW={0} overflowWrap="anywhere">
          <Trans>KBA-Benutzer</Trans> <code translate="no">{user}</code>
        </Heading>
        <Flex wrap="wrap" gap={2} css={{ "& svg": { smDown: { display: "none" } } }}>
          <Button size="sm" {...ChangeKbaPassword.intent} onClick={() => onOpen("password")}>
            <Icon name="lock" />
            <Trans>Passwort ändern</Trans>
            {ofUser}
          </Button>
          <Button size="sm" {...KbaSettingsForm.intent} onClick={() => onOpen("fields")}>
            <Icon name="pencil" />
            <Trans>Bearbeiten</Trans>
            {ofUser}
          </Button>
          <Button size="sm" variant="ghost" onClick={removal.open}>
            <Icon name="trash" />
            <Trans>Entfernen</Trans>
            {ofUser}
          </Button>
        </Flex>
      </Flex>
      {removal.notice && <ActionNoticeView notice={removal.notice} />}
      <UnconfirmedPassword settings={settings} />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} gap="12px 32px">
        <DataList.Root>
          <KbaFact name={labels.userNumber} value={settings.userNumber} isCode />
          <KbaFact name={labels.clientAgs} value={settings.clientAgs} isCode />
          <KbaFact name={labels.customsSystemCode} value={settings.customsSystemCode} isCode />
          <KbaFact name={labels.stbaNumber} value={settings.stbaNumber} isCode />
          <KbaFact
            name={labels.isLargeCustomerApproved}
            value={settings.isLargeCustomerApproved ? t`Ja` : t`Nein`}
          />
          <KbaFact
            name={t`Zuletzt gespeichert`}
            value={
              updatedBy ? <DoneBy at={updatedAt} user={updatedBy.username} /> : formatDateTime(updatedAt)
            }
          />
        </DataList.Root>
        <DataList.Root>
          <KbaFact name={t`Passwortkennung`} value={passwordIdentifier} isCode />
          <KbaFact name={t`Gesetzt am`} value={formatDate(settings.passwordSetOn)} />
          <KbaFact
            name={t`Gültig bis`}
            value={
              <Flex wrap="wrap" align="center" columnGap={3}>
                {formatDate(settings.passwordExpiresOn)}
                <KbaPasswordStatus state={settings.passwordState} expiresOn={settings.passwordExpiresOn} />
              </Flex>
            }
          />
          <KbaFact
            name={t`Zuletzt verwendet`}
            value={
              lastUsedAt ? (
                <UseOf
                  at={lastUsedAt}
                  identifier={settings.lastUsedIdentifier}
                  present={passwordIdentifier}
                />
              ) : (
                t`Noch nicht`
              )
            }
          />
          {lastRefusedAt && (
            <KbaFact
              name={t`Zuletzt abgewiesen`}
              value={
                <UseOf
                  at={lastRefusedAt}
                  identifier={settings.lastRefusedIdentifier}
                  present={passwordIdentifier}
                />
              }
            />
          )}
        </DataList.Root>
      </Grid>
      {removal.dialog}
    </Card>
  );
}

interface KbaFactProps {
  readonly name: string;
  /** Null is shown as a dash, so that all cards have the same lines. */
  readonly value: ReactNode;
  readonly isCode?: boolean;
}

function KbaFact({ name, value, isCode = false }: KbaFactProps) {
  const shown = value ?? "–";
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue>{isCode ? <code translate="no">{shown}</code> : shown}</DataList.ItemValue>
    </DataList.Item>
  );
}

interface UseOfProps {
  readonly at: string;
  readonly identifier: string | null | undefined;
  /** Identifier of the current password, which is not repeated. */
  readonly present: string;
}

/** Time at which a password was used, and its identifier unless it is the current one. */
function UseOf({ at, identifier, present }: UseOfProps) {
  const time = formatDateTime(at);
  if (!identifier || identifier === present) return time;
  return (
    <Trans>
      {time} mit {identifier}
    </Trans>
  );
}
