import { Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import type { StoredKeystore_resource$key } from "./__generated__/StoredKeystore_resource.graphql";
import { CertificateList } from "./CertificateList";
import { KeystoreProblemNotice } from "./KeystoreProblemNotice";

/** Certificates of a stored keystore, and the result of its last check. */
export function StoredKeystore({ resource }: { readonly resource: StoredKeystore_resource$key }) {
  const { certificates, keystoreProblem, checkedAt } = useFragment(
    graphql`
      fragment StoredKeystore_resource on Resource @throwOnFieldError {
        certificates {
          ...CertificateList_certificate
        }
        keystoreProblem {
          code
          detail
        }
        checkedAt
      }
    `,
    resource,
  );
  const time = checkedAt ? formatDateTime(checkedAt) : null;
  return (
    <Stack gap={2}>
      {keystoreProblem && <KeystoreProblemNotice problem={keystoreProblem} />}
      {certificates.length > 0 && <CertificateList certificates={certificates} />}
      <p className="help">
        {time ? (
          <Trans>Zuletzt geprüft am {time}. Jede Nacht wird neu geprüft.</Trans>
        ) : (
          <Trans>Noch nicht geprüft. Jede Nacht wird geprüft.</Trans>
        )}
      </p>
    </Stack>
  );
}
