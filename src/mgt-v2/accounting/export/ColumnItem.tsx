import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Box, chakra, IconButton, Input } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { bookingColumnLabels, type BookingColumn } from "#domain/accounting/bookingColumns";
import { describedBy, FieldError } from "#forms/fields/LabelledField";
import { withField } from "#forms/fields/withField";
import { useLocale } from "#i18n/language";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ArrowIcon } from "#ui/ArrowIcon";
import { Icon } from "#ui/Icon";

/** Grid areas of the handle, the name, the custom name and the buttons. */
export const columnPlaces = {
  base: "32px minmax(0, 1fr) auto",
  sm: "32px minmax(0, 1fr) minmax(0, 1fr) 104px",
};

const Item = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: columnPlaces,
    alignItems: "center",
    columnGap: 1,
    minH: "44px",
    position: "relative",
    borderBottom: "1px solid",
    borderColor: "border.muted",
    bg: "bg",
    "&[data-dragging]": { zIndex: 1, boxShadow: "float" },
    smDown: {
      py: 1,
      rowGap: 1,
      "& > [data-part=header]": { gridColumn: "2 / -1", gridRow: 2 },
    },
  },
});

interface ColumnItemProps {
  readonly column: BookingColumn;
  readonly index: number;
  readonly total: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A column of the file, which can be renamed, moved and removed. */
export function ColumnItem({ column, index, total, onMove, onRemove }: ColumnItemProps) {
  const { t } = useLingui();
  const sortable = useSortable({ id: column, attributes: { roleDescription: t`verschiebbar` } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  const name = bookingColumnLabels[column][useLocale()];
  return (
    <Item
      ref={setNodeRef}
      data-column={column}
      data-dragging={isDragging ? "" : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        size="sm"
        variant="ghost"
        color="fg.subtle"
        cursor="grab"
        touchAction="none"
        aria-label={t`„${name}“ verschieben`}
      >
        <ArrowIcon name="handle" />
      </IconButton>
      <Box minW={0} overflowWrap="anywhere">
        {name}
      </Box>
      <HeaderField
        name={`columns.${index}.header`}
        label={t`Eigener Name: ${name}`}
        placeholder={bookingColumnLabels[column].de}
      />
      <Box whiteSpace="nowrap">
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t`„${name}“ nach oben`}
          data-tooltip={t`Nach oben`}
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowIcon name="up" />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t`„${name}“ nach unten`}
          data-tooltip={t`Nach unten`}
          aria-disabled={index === total - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowIcon name="down" />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t`„${name}“ entfernen`}
          data-tooltip={t`Entfernen`}
          onClick={onRemove}
        >
          <Icon name="close" />
        </IconButton>
      </Box>
    </Item>
  );
}

interface HeaderFieldProps {
  readonly name: string;
  readonly label: string;
  /** The default name, used if the field is empty. */
  readonly placeholder: string;
}

const HeaderField = withField<HeaderFieldProps, string>(function HeaderField({ field, label, placeholder }) {
  const errorMessage = useErrorMessage();
  const { id, error, value, before, isSaving, setValue, onBlur } = field;
  return (
    <Box data-part="header" minW={0}>
      <Input
        id={id}
        name={field.name}
        size="sm"
        value={value}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        data-changed={before === undefined ? undefined : ""}
        readOnly={isSaving}
        autoComplete="off"
        lang="de"
        onBlur={onBlur}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      {error && <FieldError id={id}>{errorMessage(error)}</FieldError>}
    </Box>
  );
});
