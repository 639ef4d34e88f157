import { arrayMove } from "@dnd-kit/sortable";
import { Box, Button, chakra, Flex, Heading, NativeSelect, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import {
  bookingColumnLabels,
  bookingColumns,
  isBookingColumn,
  type BookingColumn,
} from "#domain/accounting/bookingColumns";
import type { BookingLayoutColumnValues, BookingLayoutFormValues } from "#domain/schemas/bookingLayout";
import { describedBy, FieldError } from "#forms/fields/LabelledField";
import { fieldId, useFormSettings } from "#forms/formContext";
import { isSaving, shownErrors } from "#forms/formState";
import { SortableList } from "#forms/SortableList";
import { useLocale } from "#i18n/language";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import { useAnnounce, useToast } from "#ui/ui";
import { ColumnItem, columnPlaces } from "./ColumnItem";

const List = chakra("ol", {
  base: { listStyle: "none", borderTop: "1px solid", borderColor: "border.muted" },
});

/** Columns that are empty in files of users without permission to see processes. */
const vehicleColumns: readonly BookingColumn[] = ["LICENCE_PLATE", "VIN"];

/** The columns of the file in order: added, removed, renamed, and moved by pointer, keyboard and buttons. */
export function ColumnList() {
  const { t } = useLingui();
  const language = useLocale();
  const errorMessage = useErrorMessage();
  const toast = useToast();
  const announce = useAnnounce();
  const seesVehicles = useCan("processes");
  const formik = useFormikContext<BookingLayoutFormValues>();
  const { id, keys } = useFormSettings();
  const { columns } = formik.values;
  const list = useRef<HTMLOListElement>(null);
  const current = useRef(columns);
  useEffect(() => {
    current.current = columns;
  }, [columns]);
  const isBusy = isSaving(formik);
  const listError = shownErrors(formik, keys)["columns"];
  const listId = fieldId(id, "columns");
  const change = (changed: readonly BookingLayoutColumnValues[]) =>
    void formik.setFieldValue("columns", changed);
  const nameOf = (column: BookingColumn) => bookingColumnLabels[column][language];
  const total = columns.length;

  function move(from: number, to: number) {
    const item = columns[from];
    if (!item || to < 0 || to >= total || isBusy) return;
    const [name, place] = [nameOf(item.column), to + 1];
    change(arrayMove([...columns], from, to));
    announce(t`„${name}“ ist jetzt an Stelle ${place} von ${total}.`);
  }

  function remove(index: number) {
    const item = columns[index];
    if (!item || isBusy) return;
    const name = nameOf(item.column);
    const next = columns[index + 1] ?? columns[index - 1];
    change(columns.toSpliced(index, 1));
    const row = list.current?.querySelector<HTMLElement>(`[data-column="${next?.column}"] input`);
    (row ?? document.getElementById(listId))?.focus();
    toast({
      text: t`Spalte „${name}“ entfernt.`,
      action: {
        label: <Trans>Rückgängig</Trans>,
        onAct: () => {
          const latest = current.current;
          if (latest.some(({ column }) => column === item.column)) return;
          change(latest.toSpliced(Math.min(index, latest.length), 0, item));
        },
      },
    });
  }

  function add(column: BookingColumn) {
    if (isBusy) return;
    change([...columns, { column, header: "" }]);
    const [name, place] = [nameOf(column), total + 1];
    announce(t`Spalte „${name}“ hinzugefügt, an Stelle ${place}.`);
  }

  return (
    <section
      id={listId}
      tabIndex={-1}
      aria-labelledby={`${listId}-heading`}
      aria-describedby={describedBy(listId, { error: listError })}
      data-faulty={listError ? "" : undefined}
    >
      <Flex align="baseline" gap={2} mb={2}>
        <Heading as="h3" id={`${listId}-heading`} textStyle="h3">
          <Trans>Spalten</Trans>
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          <Plural value={total} one="# Spalte" other="# Spalten" />
        </Text>
      </Flex>
      {listError && <FieldError id={listId}>{errorMessage(listError)}</FieldError>}
      {!seesVehicles && columns.some(({ column }) => vehicleColumns.includes(column)) && (
        <Text color="fg.muted" textStyle="sm" mb={2} maxW="75ch">
          <Trans>
            Kennzeichen und FIN bleiben in Ihrer Datei leer, da Sie Prozesse nicht einsehen dürfen.
          </Trans>
        </Text>
      )}
      <SortableList
        keys={columns.map(({ column }) => column)}
        nameOf={(key) => (isBookingColumn(key) ? nameOf(key) : key)}
        instructions={t`Leertaste nimmt die Spalte auf, Pfeiltasten verschieben sie, Leertaste legt sie ab, Escape bricht ab.`}
        onMove={(from, to) => !isBusy && change(arrayMove([...columns], from, to))}
      >
        {total > 0 && (
          <Box
            // Each field has its own label.
            aria-hidden
            display="grid"
            hideBelow="sm"
            gridTemplateColumns={columnPlaces}
            columnGap={1}
            pb={1}
            color="fg.muted"
            textStyle="xs"
          >
            <span />
            <span>
              <Trans>Spalte</Trans>
            </span>
            <span>
              <Trans>Name in der Kopfzeile</Trans>
            </span>
          </Box>
        )}
        {total > 0 && (
          <List ref={list}>
            {columns.map(({ column }, index) => (
              <ColumnItem
                key={column}
                column={column}
                index={index}
                total={total}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            ))}
          </List>
        )}
      </SortableList>
      <AddColumn
        missing={bookingColumns.filter((column) => !columns.some((listed) => listed.column === column))}
        isDisabled={isBusy}
        onAdd={add}
      />
    </section>
  );
}

interface AddColumnProps {
  readonly missing: readonly BookingColumn[];
  readonly isDisabled: boolean;
  readonly onAdd: (column: BookingColumn) => void;
}

/** Select that adds a column to the file. */
function AddColumn({ missing, isDisabled, onAdd }: AddColumnProps) {
  const { t } = useLingui();
  const language = useLocale();
  const [chosen, setChosen] = useState<BookingColumn | null>(null);
  const [first] = missing;
  if (first === undefined) return null;
  const column = chosen !== null && missing.includes(chosen) ? chosen : first;
  return (
    <Flex gap={2} mt={3} wrap="wrap">
      <NativeSelect.Root width="auto" minW="180px" disabled={isDisabled}>
        <NativeSelect.Field
          aria-label={t`Weitere Spalte`}
          value={column}
          onChange={({ currentTarget: { value } }) => isBookingColumn(value) && setChosen(value)}
        >
          {missing.map((one) => (
            <option key={one} value={one}>
              {bookingColumnLabels[one][language]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon name="chevronDown" size={12} />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
      <Button disabled={isDisabled} onClick={() => onAdd(column)}>
        <Icon name="plus" />
        <Trans>Spalte hinzufügen</Trans>
      </Button>
    </Flex>
  );
}
