import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { Status } from "#ui/Status";
import type { KeystoreExpiry_keystore$key } from "./__generated__/KeystoreExpiry_keystore.graphql";
import { expiryAt } from "./expiry";
import { isKeystoreUsable, keystoreProblem } from "./keystoreProblems";

/** Earliest expiry of a keystore's certificates, and the result of the last check. */
export function KeystoreExpiry({ keystore }: { readonly keystore: KeystoreExpiry_keystore$key }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const {
    checkedAt,
    expiresAt,
    keystoreProblem: problem,
  } = useFragment(
    graphql`
      fragment KeystoreExpiry_keystore on Resource @throwOnFieldError {
        checkedAt
        expiresAt
        keystoreProblem {
          code
        }
      }
    `,
    keystore,
  );
  if (problem && !(isKeystoreUsable(problem.code) && expiresAt)) {
    const { short, full } = keystoreProblem(problem.code);
    return (
      <span data-tooltip={i18n._(full)}>
        <Status tone="error">{i18n._(short)}</Status>
      </span>
    );
  }
  if (!expiresAt) return checkedAt ? "–" : <Trans>noch nicht geprüft</Trans>;
  const day = formatDate(expiresAt);
  const expiry = expiryAt(expiresAt, now);
  if (expiry === "expired") {
    return (
      <Status tone="error">
        <Trans>abgelaufen am {day}</Trans>
      </Status>
    );
  }
  if (expiry === "soon") {
    return (
      <Status tone="waiting">
        <Trans>läuft am {day} ab</Trans>
      </Status>
    );
  }
  return (
    <span data-part={problem ? "version" : undefined}>
      <time dateTime={expiresAt}>
        <Trans>gültig bis {day}</Trans>
      </time>
      {problem && (
        <span data-part="tag" data-tone="waiting" data-tooltip={i18n._(keystoreProblem(problem.code).full)}>
          {i18n._(keystoreProblem(problem.code).short)}
        </span>
      )}
    </span>
  );
}
