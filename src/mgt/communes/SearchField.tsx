import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { searchTextMaxLength } from "#domain/limits";
import { Icon } from "#ui/Icon";

const Place = chakra("label", {
  base: {
    position: "relative",
    width: { base: "full", sm: "260px" },
    "& svg": { position: "absolute", left: "9px", top: "calc(50% - 8px)", color: "fg.subtle" },
    "& input": {
      width: "full",
      height: { base: "40px", sm: "control" },
      ps: 8,
      pe: 2,
      border: "1px solid",
      borderColor: "border.emphasized",
      borderRadius: "md",
      bg: "bg",
      fontSize: { base: "lg", sm: "sm" },
      appearance: "none",
    },
    "& input::placeholder": { color: "fg.subtle", opacity: 1 },
    "& input:focus-visible": { borderRadius: "md" },
  },
});

interface SearchFieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
}

export function SearchField({ value, onType }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <Place>
      <span className="visually-hidden">{t`Name, AGS oder PLZ`}</span>
      <Icon name="search" />
      <input
        type="search"
        placeholder={t`Name, AGS oder PLZ`}
        maxLength={searchTextMaxLength}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Place>
  );
}
