import { Heading, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { ConnectionTestPanel, isConnectionTestable } from "../actions/ConnectionTestPanel";
import type { StoredKeystore_resource$key } from "../keystore/__generated__/StoredKeystore_resource.graphql";
import { KeystorePanel } from "../keystore/KeystorePanel";
import { StoredKeystore } from "../keystore/StoredKeystore";
import { useOpenDocument } from "./openDocument";
import { documentToSend } from "./resourceValues";

interface DocumentPanelsProps {
  /** Node id of the stored resource; null for a new one. */
  readonly id: string | null;
  /** The stored resource; null for a new one. */
  readonly resource: StoredKeystore_resource$key | null;
}

/** Panels for the kind of a document: a connection test, or the upload of a keystore. */
export function DocumentPanels({ id, resource }: DocumentPanelsProps) {
  const headingId = useId();
  const { kind, text, upload, isReadOnly, setUpload } = useOpenDocument();
  const { version, type } = kind;
  if (type === "keystore") {
    return (
      <section aria-labelledby={headingId}>
        <Heading id={headingId} as="h2" textStyle="h3" mb={2}>
          <Trans>Zertifikate</Trans>
        </Heading>
        {isReadOnly ? (
          resource && <StoredKeystore resource={resource} />
        ) : (
          <KeystorePanel
            resource={resource}
            onTake={({ content, password }) => setUpload({ content, password: password || null })}
          />
        )}
      </section>
    );
  }
  if (!isConnectionTestable(type)) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} as="h2" textStyle="h3" mb={2}>
        <Trans>Verbindung</Trans>
      </Heading>
      <Stack align="start" gap={2}>
        <ConnectionTestPanel
          version={version}
          type={type}
          id={id}
          readYaml={() => documentToSend(kind, { yaml: text, upload })}
        />
      </Stack>
    </section>
  );
}
