import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useAction } from "#relay/useAction";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { useToast } from "#ui/ui";
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

interface ServiceFormOriginProps {
  readonly service: ServiceFormOrigin_service$key;
}

/** Says whether the form is inherited or the commune's own, and resets it to the inherited one. */
export function ServiceFormOrigin({ service }: ServiceFormOriginProps) {
  const { id, form } = useFragment(originFragment, service);
  const { t } = useLingui();
  const { save, reset } = useServiceForm();
  const { run, isBusy, toNotice } = useAction();
  const toast = useToast();
  // First whether to reset at all, then whether to reset in spite of running applications.
  const [question, setQuestion] = useState<"reset" | { readonly affected: number } | null>(null);
  if (!form) return null;
  const { isInherited, inheritedFieldCount } = form;
  const { values, revision } = readForm(form);
  const fail = (text: string) => toast({ tone: "error", text });

  async function restore(toRevision: number) {
    const fields = toInput(values);
    const input = { id, revision: toRevision, fields, confirmed: ["form_breaks_applications" as const] };
    const { failure } = await run(() => save({ input }));
    if (failure) fail(toNotice(failure).text);
    else toast({ text: t`Das eigene Formular gilt wieder.` });
  }

  async function resetForm(isConfirmed: boolean) {
    const confirmed = isConfirmed ? (["form_breaks_applications"] as const) : [];
    const { failure, payload } = await run(() => reset({ input: { id, revision, confirmed } }));
    if (failure?.code === "form_breaks_applications") {
      setQuestion({ affected: Number(failure.params["count"]) });
      return;
    }
    setQuestion(null);
    if (failure) {
      fail(toNotice(failure).text);
      return;
    }
    const stored = payload.communeService?.form?.revision;
    toast({
      text: t`Auf das ausgelieferte Formular zurückgesetzt.`,
      ...(stored !== undefined && {
        action: { label: <Trans>Rückgängig</Trans>, onAct: () => void restore(stored) },
      }),
    });
  }

  return (
    <>
      <OriginBar
        isOwn={!isInherited}
        label={
          isInherited ? <Trans>Ausgeliefertes Formular</Trans> : <Trans>Eigenes Formular der Kommune</Trans>
        }
        lastChange={isInherited ? null : form}
        actions={
          !isInherited && (
            <Button size="sm" onClick={() => setQuestion("reset")}>
              <Trans>Auf ausgeliefertes Formular zurücksetzen …</Trans>
            </Button>
          )
        }
      >
        {isInherited &&
          (inheritedFieldCount === 0 ? (
            <Trans>Für diesen Dienst ist kein Formular ausgeliefert.</Trans>
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
            <Trans>Auf das ausgelieferte Formular zurücksetzen?</Trans>
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
          one="Das ausgelieferte hat # Feld."
          other="Das ausgelieferte hat # Felder."
        />
      </p>
      <p>
        <Trans>Direkt danach lässt sich das rückgängig machen.</Trans>
      </p>
    </>
  );
}
