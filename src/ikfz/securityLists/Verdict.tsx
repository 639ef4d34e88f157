import { Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { formatDate } from "#i18n/formats";
import { ListLink } from "#lists/ListLink";
import { Notice } from "#ui/Notice";
import type { AddressTestQuery } from "./__generated__/AddressTestQuery.graphql";
import { knownList } from "./listLabels";
import { securityListSearch, showEntry } from "./securityListSearch";

export type AddressVerdict = NonNullable<AddressTestQuery["response"]["addressVerdict"]>;

interface VerdictProps {
  readonly verdict: AddressVerdict;
  /** The address as typed. */
  readonly tested: string;
}

/** Whether an address is accepted, why, and a link to the applicable entry. */
export function Verdict({ verdict, tested }: VerdictProps) {
  const { isAdmitted, reason, address, entry } = verdict;
  if (reason === "NOT_AN_ADDRESS") {
    return (
      <Notice tone="waiting" icon="warning">
        <p>
          <Trans>
            „{tested}“ ist keine E-Mail-Adresse. Die Listen urteilen nur über Adressen wie anna@example.org.
          </Trans>
        </p>
      </Notice>
    );
  }
  const list = entry && knownList(entry.list);
  return (
    <Notice tone={isAdmitted ? "success" : "error"}>
      <p>
        <b>{isAdmitted ? <Trans>Zugelassen</Trans> : <Trans>Abgewiesen</Trans>}</b>
        {": "}
        <span translate="no">{tested}</span>
      </p>
      <p>
        {reason === "NOT_LISTED" && <Trans>Kein Eintrag trifft auf die Adresse zu.</Trans>}
        {reason === "ADDRESS_WHITELISTED" && <Trans>Die Adresse steht auf der Whitelist.</Trans>}
        {reason === "ADDRESS_BLACKLISTED" && <Trans>Die Adresse steht auf der Blacklist.</Trans>}
        {reason === "DOMAIN_BLACKLISTED" && <Trans>Die Domain der Adresse steht auf der Blacklist.</Trans>}
      </p>
      {entry && list && (
        <p>
          <Trans>Es entscheidet der Eintrag</Trans>{" "}
          <ListLink codec={securityListSearch} change={showEntry(list, entry.display)} variant="text">
            <span translate="no">{entry.display}</span>
          </ListLink>
        </p>
      )}
      {address && address !== tested && (
        <Text color="fg.muted" textStyle="xs" overflowWrap="anywhere">
          <Trans>
            Verglichen als <code translate="no">{address}</code>
          </Trans>
        </Text>
      )}
      {entry && (entry.reason || entry.expiresOn) && (
        <Text color="fg.muted" textStyle="xs">
          {entry.reason && <Trans>Grund: {entry.reason}</Trans>}
          {entry.reason && entry.expiresOn && " · "}
          {entry.expiresOn && <Trans>gültig bis {formatDate(entry.expiresOn)}</Trans>}
        </Text>
      )}
    </Notice>
  );
}
