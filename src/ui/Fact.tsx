import { DataList } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CopyButton } from "#ui/CopyButton";

interface FactProps {
  readonly name: string;
  /** Null renders nothing. */
  readonly value: string | null | undefined;
  /** Renders an id or key in monospace with a copy button. */
  readonly isCode?: boolean;
  /** Replaces the text of the value. */
  readonly children?: ReactNode;
}

/** A name with its value; renders nothing without a value. */
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
