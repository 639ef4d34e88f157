import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Payload } from "#relay/useAction";
import { useUndoableChange } from "#relay/useUndoableChange";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { OriginBar } from "../OriginBar";
import type { ServiceFormOrigin_service$key } from "./__generated__/ServiceFormOrigin_service.graphql";
import { BreakingQuestion } from "./BreakingQuestion";
import { readForm, toInput } from "./serviceFormValues";
import { useServiceForm } from "./useServiceForm";

const originFragment = graphql`
  fragment ServiceFormOrigin_service on CommuneService @throwOnFieldError {
    id
    form {
      isInherited
      inheritedFieldCount
      updatedAt
      updatedBy {
        username
      }
      ...serviceFormValues_form
    }
  }
`;

type ResetPayload = Payload & {
  readonly communeService?: { readonly form: { readonly revision: number } | null | undefined } | null;
};
const storedRevision = ({ communeService }: ResetPayload) => communeService?.form?.revision;

interface ServiceFormOriginProps {
  readonly service: ServiceFormOrigin_service$key;
}

/** Says whether the form is inherited or the commune's own, and resets it to the inherited one. */
export function ServiceFormOrigin({ service }: ServiceFormOriginProps) {
  const { id, form } = useFragment(originFragment, service);
  const { t } = useLingui();
  const { save, reset } = useServiceForm();
  const { change, isBusy } = useUndoableChange(storedRevision);
  // First whether to reset at all, then whether to reset in spite of running applications.
  const [question, setQuestion] = useState<"reset" | { readonly affected: number } | null>(null);
  if (!form) return null;
  const { isInherited, inheritedFieldCount } = form;
  const { values, revision } = readForm(form);

  async function resetForm(isConfirmed: boolean) {
    const breaking = ["form_breaks_applications"] as const;
    const failure = await change({
      text: t`Es gilt wieder das Formular des Dienstes.`,
      undone: t`Das eigene Formular gilt wieder.`,
      run: () => reset({ input: { id, revision, confirmed: isConfirmed ? breaking : [] } }),
      undo: (stored) =>
        save({ input: { id, revision: stored, fields: toInput(values), confirmed: breaking } }),
      isHandled: (code) => code === "form_breaks_applications",
    });
    setQuestion(
      failure?.code === "form_breaks_applications" ? { affected: Number(failure.params["count"]) } : null,
    );
  }

  return (
    <>
      <OriginBar
        isOwn={!isInherited}
        label={
          isInherited ? <Trans>Formular des Dienstes</Trans> : <Trans>Eigenes Formular der Kommune</Trans>
        }
        lastChange={isInherited ? null : form}
        actions={
          !isInherited && (
            <Button size="sm" onClick={() => setQuestion("reset")}>
              <Trans>Auf das Formular des Dienstes zurücksetzen …</Trans>
            </Button>
          )
        }
      >
        {isInherited &&
          (inheritedFieldCount === 0 ? (
            <Trans>Dieser Dienst bringt kein Formular mit.</Trans>
          ) : (
            <Trans>
              Alle Kommunen ohne eigenes Formular nutzen es. Wenn Sie speichern, erhält die Kommune ein
              eigenes.
            </Trans>
          ))}
      </OriginBar>
      <ConfirmDialog
        open={question !== null}
        isExpected={!isInherited}
        isBusy={isBusy}
        title={
          question === "reset" ? (
            <Trans>Auf das Formular des Dienstes zurücksetzen?</Trans>
          ) : (
            <Trans>Laufende Anträge betroffen</Trans>
          )
        }
        confirmLabel={
          question === "reset" ? <Trans>Zurücksetzen</Trans> : <Trans>Trotzdem zurücksetzen</Trans>
        }
        tone="danger"
        onConfirm={() => void resetForm(question !== "reset")}
        onClose={() => setQuestion(null)}
      >
        {question === "reset" ? (
          <ResetQuestion own={values.fields.length} inherited={inheritedFieldCount} />
        ) : (
          <BreakingQuestion count={question?.affected ?? 0} />
        )}
      </ConfirmDialog>
    </>
  );
}

function ResetQuestion({ own, inherited }: { readonly own: number; readonly inherited: number }) {
  return (
    <>
      <p>
        <Plural
          value={own}
          one="Das eigene Formular mit # Feld gilt dann nicht mehr."
          other="Das eigene Formular mit # Feldern gilt dann nicht mehr."
        />{" "}
        <Plural
          value={inherited}
          one="Das Formular des Dienstes hat # Feld."
          other="Das Formular des Dienstes hat # Felder."
        />
      </p>
      <p>
        <Trans>Direkt danach lässt sich das rückgängig machen.</Trans>
      </p>
    </>
  );
}
