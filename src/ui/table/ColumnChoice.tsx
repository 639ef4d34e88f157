import { Box } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Choices } from "#ui/Choices";
import { FilterPopover } from "#ui/FilterPopover";
import { useImmediateValue } from "#ui/useImmediateValue";
import { isShown, switchColumn, type Column } from "./columns";

interface ColumnChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Keys from the URL. */
  readonly chosen: readonly string[] | undefined;
  readonly onChoose: (chosen: readonly string[] | undefined) => void;
}

/** Lets the user choose columns. Renders nothing if no column can be hidden. */
export function ColumnChoice<Row>({ columns, chosen, onChoose }: ColumnChoiceProps<Row>) {
  const { t } = useLingui();
  const [keys, setKeys] = useImmediateValue(chosen);
  const hideable = columns.filter((column) => column.isHideable);
  if (hideable.length === 0) return null;
  const shown = hideable.filter((column) => isShown(column, keys)).length;
  const always = columns.length - hideable.length;
  // Narrow screens have a fixed layout of columns.
  return (
    <Box className="column-choice" ms="auto" hideBelow="sm">
      <FilterPopover label={t`Spalten`} value={keys ? t`${always + shown} von ${columns.length}` : undefined}>
        <Choices>
          {hideable.map((column) => (
            <label key={column.key}>
              <input
                type="checkbox"
                checked={isShown(column, keys)}
                onChange={() => {
                  const next = switchColumn(columns, keys, column.key);
                  setKeys(next);
                  onChoose(next);
                }}
              />
              {column.header}
            </label>
          ))}
        </Choices>
      </FilterPopover>
    </Box>
  );
}
