import { Trans as LinguiTrans, type TransProps } from "@lingui/react";

// Lingui formats the sentence first and looks for tags and escapes in the result, values included.
const looksLikeSyntax = /[<\\]/;

/** Lingui's Trans, whose values are never read as markup. The macros import it by way of lingui.config.ts. */
export function Trans(props: TransProps) {
  return <LinguiTrans {...props} values={props.values && Object.fromEntries(literal(props.values))} />;
}

/** As an element, a value takes the place of its tag after the sentence was parsed. */
function literal(values: Record<string, unknown>): [string, unknown][] {
  return Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" && looksLikeSyntax.test(value) ? <>{value}</> : value,
  ]);
}
