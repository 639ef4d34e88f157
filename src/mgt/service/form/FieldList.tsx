import { arrayMove } from "@dnd-kit/sortable";
import { Button, chakra, Flex } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { formFieldsMax, localizedText, type FormField } from "#domain/formFields";
import type { ServiceFormValues } from "#domain/schemas/serviceForm";
import { fieldId, useFormSettings } from "#forms/formContext";
import { isSaving, shownErrors } from "#forms/formState";
import { describedBy, FieldError } from "#forms/fields/LabelledField";
import { SortableList } from "#forms/SortableList";
import { useLocale } from "#i18n/language";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";
import type { Intent } from "#ui/lazyOverlay";
import { useAnnounce, useToast } from "#ui/ui";
import { FieldItem } from "./FieldItem";

const List = chakra("ol", {
  base: { listStyle: "none", borderTop: "1px solid", borderColor: "border.muted" },
});

/** A field that the user has just added; a new object each time. */
export interface AddedField {
  readonly key: string;
}

interface FieldListProps {
  /** The field to open and focus. */
  readonly added: AddedField | null;
  readonly addIntent: Intent;
  /** Called with the key of the field before the new one; undefined if it should be the last. */
  readonly onAdd: (after: string | undefined) => void;
}

/** The fields in order: each row opens the details of its field and can be moved by pointer, keyboard and buttons. */
export function FieldList({ added, addIntent, onAdd }: FieldListProps) {
  const { t } = useLingui();
  const formik = useFormikContext<ServiceFormValues>();
  const { id, keys } = useFormSettings();
  const { setFieldValue, values } = formik;
  const { fields } = values;
  const language = useLocale();
  const toast = useToast();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const current = useRef(fields);
  useEffect(() => {
    if (!added) return;
    setOpen((before) => new Set([...before, added.key]));
    rowOf(list.current, added.key)?.focus();
  }, [added]);
  useEffect(() => {
    current.current = fields;
  }, [fields]);
  const isBusy = isSaving(formik);
  const errors = Object.keys(shownErrors(formik, keys));
  const listError = shownErrors(formik, keys)["fields"];
  const errorMessage = useErrorMessage();

  const change = (changed: readonly FormField[]) => void setFieldValue("fields", changed);
  const nameOf = (key: string) =>
    localizedText(fields.find((field) => field.key === key)?.labels ?? {}, language) || key;
  const placeOf = (key: string) => fields.findIndex((field) => field.key === key) + 1;
  const total = fields.length;

  function move(from: number, to: number) {
    const field = fields[from];
    if (!field || to < 0 || to >= total || isBusy) return;
    const [name, place] = [nameOf(field.key), to + 1];
    change(arrayMove([...fields], from, to));
    announce(t`„${name}“ ist jetzt an Stelle ${place} von ${total}.`);
  }

  function remove(index: number) {
    const field = fields[index];
    if (!field || isBusy) return;
    const name = nameOf(field.key);
    const next = fields[index + 1] ?? fields[index - 1];
    change(fields.toSpliced(index, 1));
    (rowOf(list.current, next?.key) ?? addButton.current)?.focus();
    toast({
      text: t`Feld „${name}“ entfernt.`,
      action: {
        label: <Trans>Rückgängig</Trans>,
        onAct: () => {
          if (current.current.some(({ key }) => key === field.key)) return;
          change(current.current.toSpliced(Math.min(index, current.current.length), 0, field));
        },
      },
    });
  }

  const instructions = t`Leertaste nimmt das Feld auf, Pfeiltasten verschieben es, Leertaste legt es ab, Escape bricht ab.`;

  return (
    <section
      id={fieldId(id, "fields")}
      tabIndex={-1}
      aria-label={t`Felder`}
      aria-describedby={describedBy(fieldId(id, "fields"), { error: listError })}
      data-faulty={listError ? "" : undefined}
    >
      <Flex align="center" justify="space-between" gap={3} mb={2}>
        <chakra.span color="fg.muted" textStyle="sm">
          <Plural value={total} one="# Feld" other="# Felder" />
        </chakra.span>
        <Flex gap={2}>
          {total > 1 && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setOpen(open.size > 0 ? new Set() : new Set(fields.map(({ key }) => key)))}
            >
              {open.size > 0 ? <Trans>Alle schließen</Trans> : <Trans>Alle öffnen</Trans>}
            </Button>
          )}
          <Button
            ref={addButton}
            size="sm"
            disabled={isBusy || total >= formFieldsMax}
            {...addIntent}
            // Insert after the field opened last.
            onClick={() => onAdd([...open].findLast((key) => placeOf(key) > 0))}
          >
            <Icon name="plus" />
            <Trans>Feld hinzufügen</Trans>
          </Button>
        </Flex>
      </Flex>
      {listError && <FieldError id={fieldId(id, "fields")}>{errorMessage(listError)}</FieldError>}
      {total === 0 && (
        <EmptyState icon="document" title={<Trans>Dieses Formular hat noch keine Felder.</Trans>}>
          <Trans>Mit Feldern legen Sie fest, was Bürgerinnen und Bürger für diesen Dienst angeben.</Trans>
        </EmptyState>
      )}
      <SortableList
        keys={fields.map(({ key }) => key)}
        nameOf={nameOf}
        instructions={instructions}
        onMove={(from, to) => !isBusy && change(arrayMove([...fields], from, to))}
      >
        {total > 0 && (
          <List ref={list}>
            {fields.map((field, index) => (
              <FieldItem
                key={field.key}
                field={field}
                index={index}
                total={total}
                isOpen={open.has(field.key)}
                faults={errors.filter((name) => name.startsWith(`fields.${index}.`)).length}
                onToggle={(isOpen) =>
                  setOpen((before) => {
                    const after = new Set(before);
                    if (isOpen) after.add(field.key);
                    else after.delete(field.key);
                    return after;
                  })
                }
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            ))}
          </List>
        )}
      </SortableList>
    </section>
  );
}

/** The button that opens the field. */
function rowOf(list: Element | null, key: string | undefined): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-key="${key}"] [aria-expanded]`) ?? null;
}
