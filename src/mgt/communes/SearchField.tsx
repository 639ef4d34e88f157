import { useLingui } from "@lingui/react/macro";
import { searchTextMaxLength } from "#domain/limits";
import { Icon } from "#ui/Icon";
import "./communesToolbar.css";

const fieldId = "communes-search";

/** Leads the focus to the field where what had it goes, such as the button that removes the filters. */
export function focusSearchField(): void {
  document.getElementById(fieldId)?.focus();
}

interface SearchFieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
}

export function SearchField({ value, onType }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <label className="communes-search">
      <span className="visually-hidden">{t`Name, AGS oder PLZ`}</span>
      <Icon name="search" />
      <input
        id={fieldId}
        type="search"
        placeholder={t`Name, AGS oder PLZ`}
        maxLength={searchTextMaxLength}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}
