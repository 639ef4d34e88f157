import { Box, chakra, Heading } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { ValuePath } from "#domain/resources/resourceSchemas";
import { useLocale } from "#i18n/language";
import { useOpenDocument } from "./openDocument";
import { helpFor } from "./valueHelp";

/** Names and values in two columns. */
const FactList = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: 4,
    rowGap: 1,
    textStyle: "sm",
    "& dt": { color: "fg.muted" },
    "& dd": { m: 0, overflowWrap: "anywhere" },
  },
});

/** Schema documentation of the value at the cursor. */
export function PathHelp({ path }: { readonly path: ValuePath | null }) {
  const id = useId();
  const { kind } = useOpenDocument();
  const { i18n } = useLingui();
  const locale = useLocale();
  const help = path && helpFor(kind, path, { i18n, locale });
  if (!help) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} as="h2" textStyle="h3">
        {help.title}
      </Heading>
      <Box as="code" display="block" textStyle="xs" color="fg.muted" translate="no">
        {help.path}
      </Box>
      <Box as="p" my={2} textStyle="sm">
        {help.text}
      </Box>
      <FactList>
        {help.facts.map(({ label, value }) => (
          <div key={label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
    </section>
  );
}
