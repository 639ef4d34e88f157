import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { Status } from "#ui/Status";
import type { CertificateList_certificate$key } from "./__generated__/CertificateList_certificate.graphql";
import { expiryAt } from "./expiry";

const List = chakra("ol", {
  base: {
    listStyleType: "none",
    "& li": { py: 2, borderBottom: "1px solid {colors.border.muted}" },
    "& dl": { display: "grid", gridTemplateColumns: "max-content 1fr", columnGap: 3, textStyle: "sm" },
    "& dt": { color: "fg.muted" },
    "& dd": { minW: 0, overflowWrap: "anywhere" },
  },
});

/** Certificates of a keystore with subject, issuer and expiry, those of its own keys first. */
export function CertificateList({
  certificates,
}: {
  readonly certificates: CertificateList_certificate$key;
}) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const data = useFragment(
    graphql`
      fragment CertificateList_certificate on Certificate @throwOnFieldError @relay(plural: true) {
        subject
        issuer
        serialNumber
        validFrom
        expiresAt
        hasPrivateKey
      }
    `,
    certificates,
  );
  return (
    <List aria-label={t`Zertifikate`}>
      {data.map(({ subject, issuer, serialNumber, validFrom, expiresAt, hasPrivateKey }, position) => (
        // A damaged file may have a certificate twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${position} ${serialNumber}`}>
          <dl>
            <dt>{t`Inhaber`}</dt>
            <dd>
              {subject}{" "}
              {hasPrivateKey && (
                <small>
                  <Trans>mit privatem Schlüssel</Trans>
                </small>
              )}
            </dd>
            <dt>{t`Aussteller`}</dt>
            <dd>{issuer === subject ? t`selbst ausgestellt` : issuer}</dd>
            <dt>{t`Gültig`}</dt>
            <dd>
              <Validity from={validFrom} to={expiresAt} now={now} />
            </dd>
          </dl>
        </li>
      ))}
    </List>
  );
}

interface ValidityProps {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

function Validity({ from, to, now }: ValidityProps) {
  const [first, last] = [formatDate(from), formatDate(to)];
  if (Date.parse(from) > now.getTime()) {
    return (
      <Status tone="waiting">
        <Trans>
          erst ab {first}, bis {last}
        </Trans>
      </Status>
    );
  }
  switch (expiryAt(to, now)) {
    case "expired":
      return (
        <Status tone="error">
          <Trans>abgelaufen am {last}</Trans>
        </Status>
      );
    case "soon":
      return (
        <Status tone="waiting">
          <Trans>läuft am {last} ab</Trans>
        </Status>
      );
    default:
      return (
        <Status tone="success">
          <Trans>
            {first} bis {last}
          </Trans>
        </Status>
      );
  }
}
