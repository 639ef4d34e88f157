import { Button, Field, Flex, Heading, Input, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, type KeyboardEvent } from "react";
import { keystoreMaxBytes } from "#domain/resources/resourceKinds";
import { isEnter } from "#ui/isEnter";
import { useFormats } from "#i18n/useFormats";
import { BusyButton } from "#ui/BusyButton";
import { useAnnounce } from "#ui/ui";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { FileDrop } from "#ui/upload/FileDrop";
import { useDocumentMessage } from "../useDocumentMessage";
import { CertificateList } from "./CertificateList";
import { KeystoreProblemNotice } from "./KeystoreProblemNotice";
import { isKeystoreUsable } from "./keystoreProblems";
import { StoredKeystore } from "./StoredKeystore";
import type { StoredKeystore_resource$key } from "./__generated__/StoredKeystore_resource.graphql";
import { useKeystoreCheck } from "./useKeystoreCheck";

/** A checked keystore in the format of its document. */
export interface TakenKeystore {
  /** In base64. */
  readonly content: string;
  readonly password: string;
}

interface KeystorePanelProps {
  /** The stored keystore; null for a new one. */
  readonly resource: StoredKeystore_resource$key | null;
  /** Called with a checked file, to write it to the unsaved document. */
  readonly onTake: (keystore: TakenKeystore) => void;
}

/** Certificates of a keystore, and the upload of another file, which is checked before it is used. */
export function KeystorePanel({ resource, onTake }: KeystorePanelProps) {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const announce = useAnnounce();
  const id = useId();
  const password = useRef<HTMLInputElement>(null);
  const { file, failure, check, isBusy, choose, checkAgain, clear } = useKeystoreCheck(() =>
    // Keep the file: only the password must be entered again.
    focusAll(password.current),
  );
  const documentMessage = useDocumentMessage();
  const maxSize = fileSize(keystoreMaxBytes);
  const isPasswordWrong = check?.problem?.code === "KEYSTORE_PASSWORD_WRONG";
  const isUsable = check !== null && (!check.problem || isKeystoreUsable(check.problem.code));
  const typed = () => password.current?.value ?? "";

  function checkOnEnter(event: KeyboardEvent) {
    if (!isEnter(event)) return;
    // Prevent submitting a surrounding form.
    event.preventDefault();
    checkAgain(typed());
  }

  return (
    <Stack gap={3}>
      {resource && <StoredKeystore resource={resource} />}
      <FileDrop
        label={file || resource ? <Trans>Andere Datei wählen</Trans> : <Trans>Datei wählen</Trans>}
        accept=".p12,.pfx,.pem,.crt,.key,application/x-pkcs12,application/x-pem-file"
        describedBy={failure ? `${id}-problem ${id}` : id}
        isInvalid={failure !== null}
        onChoose={(chosen) => choose(chosen, typed())}
      >
        <Trans>oder hierher ziehen</Trans>
      </FileDrop>
      {failure && (
        <FieldProblem id={`${id}-problem`}>
          <b>{file?.name}</b>{" "}
          {failure.code === "file_too_large" ? (
            <Trans>Die Datei ist zu groß: Möglich sind höchstens {maxSize}.</Trans>
          ) : (
            documentMessage(failure)
          )}
        </FieldProblem>
      )}
      <p id={id} className="help">
        <Trans>PKCS#12 (.p12, .pfx) oder PEM, höchstens {maxSize}.</Trans>
      </p>
      {file && !failure && (
        <>
          <Heading as="h3" textStyle="sm" overflowWrap="anywhere">
            {file.name}
          </Heading>
          <Field.Root invalid={isPasswordWrong}>
            <Field.Label>
              <Trans>Passwort der Datei</Trans>
            </Field.Label>
            <Flex gap={2}>
              <Input
                ref={password}
                type="password"
                // Keeps password managers from filling in or saving it.
                autoComplete="new-password"
                spellCheck={false}
                css={{ "&::-ms-reveal": { display: "none" } }}
                onKeyDown={checkOnEnter}
              />
              <BusyButton flex="none" isBusy={isBusy} onClick={() => checkAgain(typed())}>
                <Trans>Prüfen</Trans>
              </BusyButton>
            </Flex>
            <Field.ErrorText role="alert">
              <Trans>Das Passwort passt nicht zu der Datei, oder es fehlt.</Trans>
            </Field.ErrorText>
          </Field.Root>
          {check?.problem && !isPasswordWrong && (
            <KeystoreProblemNotice problem={check.problem} role="alert" />
          )}
          {check && check.certificates.length > 0 && <CertificateList certificates={check.certificates} />}
          {check && isUsable && (
            <Flex gap={2}>
              <Button
                variant="solid"
                onClick={() => {
                  onTake({ content: check.content, password: check.password });
                  announce(t`Der Schlüsselspeicher steht im Dokument`);
                  clear();
                }}
              >
                <Trans>Ins Dokument übernehmen</Trans>
              </Button>
              <Button variant="ghost" onClick={clear}>
                <Trans>Verwerfen</Trans>
              </Button>
            </Flex>
          )}
        </>
      )}
    </Stack>
  );
}

function focusAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
