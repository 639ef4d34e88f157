import { DataList } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CopyButton } from "./CopyButton";

interface FactProps {
  readonly name: string;
  /** Null: it is left out. */
  readonly value: string | null | undefined;
  /** Ids and keys, which are read character by character and can be copied. */
  readonly isCode?: boolean;
  /** In place of the value's text. */
  readonly children?: ReactNode;
}

/** A name and what stands there; nothing where there is nothing. */
export function Fact({ name, value, isCode = false, children }: FactProps) {
  const { t } = useLingui();
  if (value === null || value === undefined || value === "") return null;
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue>
        {children ?? (isCode ? <code translate="no">{value}</code> : value)}
        {isCode && <CopyButton text={value} label={t`${name} kopieren`} />}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
