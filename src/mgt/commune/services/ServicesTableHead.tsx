import { useLingui } from "@lingui/react/macro";
import { SelectAllBox } from "#ui/table/SelectBox";

interface ServicesTableHeadProps {
  /** Number of selected rows; undefined if rows cannot be selected. */
  readonly selected: number | undefined;
  /** Number of listed rows. */
  readonly of: number;
  readonly hasActions: boolean;
  readonly onToggleAll: () => void;
}

/** Column headers. */
export function ServicesTableHead({ selected, of, hasActions, onToggleAll }: ServicesTableHeadProps) {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        {hasActions && (
          <th data-part="select">
            {selected !== undefined && (
              <SelectAllBox
                label={t`Alle Dienste der Liste auswählen`}
                count={selected}
                of={of}
                onToggleAll={onToggleAll}
              />
            )}
          </th>
        )}
        <th scope="col">{t`Dienst`}</th>
        <th scope="col" data-column="state">
          {t({ message: "Zustand", context: "Dienst" })}
        </th>
        {hasActions && (
          <th data-column="actions">
            <span className="visually-hidden">{t`Aktionen`}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
