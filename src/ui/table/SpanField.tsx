import { chakra, Grid, Input, Text } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { isFaultyEnd, type Span, type Typed } from "./spans";

interface SpanFieldProps<Value> {
  /** Names both fields together. */
  readonly label: string;
  readonly span: Span<Value>;
  readonly onChange: (span: Span<Value>) => void;
  /** What is wrong with a faulty value, and how a right one looks. */
  readonly fault: (typed: Typed<Value>) => string;
  /** How a value stands in its field; as in the address unless said. */
  readonly show?: (value: Value) => string;
  readonly placeholder?: string;
  readonly maxLength: number;
}

/** From and to; a value counts once the field is left or Enter is pressed, so that half of it is not called faulty. */
export function SpanField<Value>(props: SpanFieldProps<Value>) {
  const { label, span, onChange, fault, show, placeholder, maxLength } = props;
  const { t } = useLingui();
  const commit = (end: "from" | "to", text: string) => {
    // What it means is read from the address.
    const typed = text ? { text, value: null } : undefined;
    const { [end]: _before, ...other } = span;
    onChange({ ...other, ...(typed && { [end]: typed }) });
  };
  const shown = (typed: Typed<Value> | undefined) =>
    typed && typed.value !== null && show ? show(typed.value) : (typed?.text ?? "");
  const faultOf = (typed: Typed<Value> | undefined) => (typed && isFaultyEnd(typed) ? fault(typed) : null);
  const names = { from: t({ message: "von", context: "Beginn" }), to: t`bis` };
  return (
    <Grid templateColumns="1fr 1fr" gap={2} role="group" aria-label={label}>
      {(["from", "to"] as const).map((end) => (
        <End
          key={end}
          label={names[end]}
          name={`${label} ${names[end]}`}
          stands={shown(span[end])}
          fault={faultOf(span[end])}
          placeholder={placeholder}
          maxLength={maxLength}
          onCommit={(text) => commit(end, text)}
        />
      ))}
    </Grid>
  );
}

interface EndProps {
  readonly label: string;
  readonly name: string;
  readonly stands: string;
  readonly fault: string | null;
  readonly placeholder?: string;
  readonly maxLength: number;
  readonly onCommit: (text: string) => void;
}

function End({ label, name, stands, fault, placeholder, maxLength, onCommit }: EndProps) {
  const id = useId();
  const [typed, setTyped] = useState(stands);
  const [followed, setFollowed] = useState(stands);
  if (followed !== stands) {
    setFollowed(stands);
    setTyped(stands);
  }
  const commit = () => typed.trim() !== stands && onCommit(typed.trim());
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
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
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
