import { Box, Stack } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import { bookingLayoutFormSchema, type BookingLayoutFormValues } from "#domain/schemas/bookingLayout";
import { EntityForm } from "#forms/EntityForm";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { LayoutFormSaveMutation } from "./__generated__/LayoutFormSaveMutation.graphql";
import { ColumnList } from "./ColumnList";
import { LayoutChooser, type LayoutChoice } from "./LayoutChooser";
import { LayoutExample } from "./LayoutExample";
import { LayoutOptions } from "./LayoutOptions";
import { layoutInputOf, layoutKeys, valuesOfLayout } from "./layoutValues";
import { useLayoutLabels } from "./useLayoutLabels";
import { addToLayouts } from "./savedLayouts";

const saveMutation = graphql`
  mutation LayoutFormSaveMutation($input: SaveBookingLayoutInput!) {
    saveBookingLayout(input: $input) {
      layout {
        id
        name
        revision
        layout {
          ...layoutValues_layout @relay(mask: false)
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface LayoutFormProps {
  readonly commune: string;
  readonly choice: LayoutChoice;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** Number of the run whose layout can be copied. */
  readonly continued: number | undefined;
  readonly current: {
    /** Null: not saved. */
    readonly id: string | null;
    readonly revision: number;
    readonly values: BookingLayoutFormValues;
  };
  readonly onChoose: (choice: LayoutChoice) => void;
  /** Called after a new layout was saved. */
  readonly onCreated: (id: string) => void;
  readonly onReload: () => void;
  /** Rendered above the fields; reads the values of the form. */
  readonly children: ReactNode;
}

/** Form of the layout of the file, which can be saved under a name. */
export function LayoutForm(props: LayoutFormProps) {
  const { commune, choice, choices, continued, current, onChoose, onCreated, onReload, children } = props;
  const { t } = useLingui();
  const { labels, labelAt, formatValue } = useLayoutLabels();
  const save = useMutationAsync<LayoutFormSaveMutation>(saveMutation);
  const { id } = current;
  return (
    <EntityForm<BookingLayoutFormValues>
      name={`booking-layout:${id ?? `new-${choice.kind}`}`}
      variant="page"
      isNew={id === null}
      values={current.values}
      revision={current.revision}
      schema={bookingLayoutFormSchema}
      labels={labels}
      labelAt={labelAt}
      formatValue={formatValue}
      keys={layoutKeys}
      saveLabel={id === null ? t`Aufbau speichern` : undefined}
      onSave={async (values, { revision }) => {
        const identity = { id, revision: id === null ? null : revision };
        const input = { ...identity, commune, name: values.name, layout: layoutInputOf(values) };
        const { saveBookingLayout } = await save(
          { input },
          { updater: (store) => addToLayouts(store, commune, store.getRootField("saveBookingLayout")) },
        );
        const { layout: stored, errors } = saveBookingLayout;
        if (stored && errors.length === 0 && id === null) onCreated(stored.id);
        return {
          errors: errors.map((error) => ({ ...error, field: fieldOf(error.field) })),
          current: stored && {
            values: valuesOfLayout(stored.name, stored.layout),
            revision: stored.revision,
          },
        };
      }}
    >
      <LayoutChooser
        commune={commune}
        choice={choice}
        choices={choices}
        continued={continued}
        revision={current.revision}
        onChoose={onChoose}
        onReload={onReload}
      />
      <LayoutExample />
      {children}
      <Box
        display="grid"
        mt={4}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" }}
        columnGap={10}
        rowGap={6}
      >
        <ColumnList />
        <Stack gap={4}>
          <LayoutOptions />
          <TextField
            name="name"
            label={labels.name}
            help={id === null ? t`Nur nötig, um den Aufbau für später zu speichern.` : undefined}
          />
        </Stack>
      </Box>
    </EntityForm>
  );
}

/** The form's path of a field of the input. */
function fieldOf(field: readonly string[] | null | undefined): readonly string[] | null | undefined {
  return field?.[0] === "layout" ? field.slice(1) : field;
}
