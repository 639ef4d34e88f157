import { Trans as LinguiTrans, type TransProps } from "@lingui/react";

// Lingui formats the message first and then parses tags and escapes, in values as well.
const looksLikeSyntax = /[<\\]/;

/** Lingui's Trans with values that are never parsed as markup. The macros import it via lingui.config.ts. */
export function Trans(props: TransProps) {
  return <LinguiTrans {...props} values={props.values && Object.fromEntries(literal(props.values))} />;
}

/** As an element, a value replaces its tag after the message was parsed. */
function literal(values: Record<string, unknown>): [string, unknown][] {
  return Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" && looksLikeSyntax.test(value) ? <>{value}</> : value,
  ]);
}
