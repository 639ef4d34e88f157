import { chakra, Input, Text } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { isEnter } from "../isEnter";
import { isFaultyEnd, type Span, type Typed } from "./spans";

/** Ends of a span as in the URL; undefined if open. */
export interface Ends {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface SpanFieldProps<Value> {
  /** Accessible name of both fields as a group. */
  readonly label: string;
  readonly span: Span<Value>;
  readonly onChange: (ends: Ends) => void;
  /** Error message for an invalid value. */
  readonly fault: (typed: Typed<Value>) => string;
  /** Formats an end for its field; defaults to the text of the URL. */
  readonly show?: (typed: Typed<Value>) => string;
  /** Converts what was typed into the text of the URL. */
  readonly convert?: (typed: string) => string;
  readonly placeholder?: string;
  readonly maxLength: number;
  readonly inputMode?: "numeric" | "decimal";
}

/** Two fields, from and to. A value is committed on blur or Enter, so that typing does not show errors. */
export function SpanField<Value>(props: SpanFieldProps<Value>) {
  const { label, span, onChange, fault, show, convert, placeholder, maxLength, inputMode } = props;
  const { t } = useLingui();
  const ends: Ends = { from: span.from?.text, to: span.to?.text };
  const shown = (typed: Typed<Value> | undefined) => (typed && show ? show(typed) : (typed?.text ?? ""));
  const faultOf = (typed: Typed<Value> | undefined) => (typed && isFaultyEnd(typed) ? fault(typed) : null);
  const names = { from: t({ message: "von", context: "Beginn" }), to: t`bis` };
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={2} role="group" aria-label={label}>
      {(["from", "to"] as const).map((end) => (
        <End
          key={end}
          label={names[end]}
          name={`${label} ${names[end]}`}
          value={shown(span[end])}
          fault={faultOf(span[end])}
          placeholder={placeholder}
          maxLength={maxLength}
          inputMode={inputMode}
          onCommit={(text) => onChange({ ...ends, [end]: text ? (convert?.(text) ?? text) : undefined })}
        />
      ))}
    </chakra.div>
  );
}

interface EndProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly fault: string | null;
  readonly placeholder?: string;
  readonly maxLength: number;
  readonly inputMode?: "numeric" | "decimal";
  readonly onCommit: (text: string) => void;
}

function End({
  label,
  name,
  value,
  fault,
  placeholder,
  maxLength,
  inputMode = "numeric",
  onCommit,
}: EndProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (previous !== value) {
    setPrevious(value);
    setTyped(value);
  }
  const commit = () => typed.trim() !== value && onCommit(typed.trim());
  return (
    <div>
      <chakra.label htmlFor={id} color="fg.muted" fontSize="xs">
        {label}
      </chakra.label>
      <Input
        id={id}
        fontSize="sm"
        aria-label={name}
        value={typed}
        placeholder={placeholder}
        maxLength={maxLength}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isEnter(event)) commit();
        }}
      />
      {fault !== null && (
        <Text id={`${id}-fault`} mt={1} color="status.error.fg" textStyle="xs">
          {fault}
        </Text>
      )}
    </div>
  );
}
