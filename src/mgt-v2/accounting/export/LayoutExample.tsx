import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useDeferredValue } from "react";
import type { BookingLayoutFormValues } from "#domain/schemas/bookingLayout";
import { exampleCsv, exampleSheet } from "./exampleFile";

const Lines = chakra("pre", {
  base: {
    p: 3,
    border: "1px solid",
    borderColor: "border.muted",
    borderRadius: "md",
    bg: "bg.subtle",
    fontFamily: "mono",
    textStyle: "xs",
    overflowX: "auto",
  },
});

const Sheet = chakra("table", {
  base: {
    borderCollapse: "collapse",
    textStyle: "xs",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    "& td": { px: 2, py: 1, border: "1px solid", borderColor: "border.muted" },
    "& tr[data-header] td": { fontWeight: "semibold" },
  },
});

/** Preview of the first lines of the file in this layout, with sample values. */
export function LayoutExample() {
  const { t } = useLingui();
  const values = useDeferredValue(useFormikContext<BookingLayoutFormValues>().values);
  const label = t`Beispiel der Datei`;
  return (
    <Box
      as="section"
      aria-label={label}
      // Sticky, to stay visible while the columns below are edited.
      position={{ lg: "sticky" }}
      top="var(--size-head)"
      zIndex={2}
      py={2}
      bg="bg"
    >
      <Heading as="h3" textStyle="h3">
        {label}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb={2}>
        <Trans>So beginnt die Datei, mit erfundenen Werten.</Trans>
      </Text>
      {values.format === "CSV" ? (
        // Focusable, so that it can be scrolled by keyboard.
        <Lines tabIndex={0} role="group" aria-label={label} lang="de" translate="no">
          {exampleCsv(values)}
        </Lines>
      ) : (
        <Box overflowX="auto" tabIndex={0} role="group" aria-label={label} lang="de" translate="no">
          <Sheet>
            <tbody>
              {exampleSheet(values).map(({ kind, values: texts }) => (
                <tr key={kind} data-header={kind === "row" ? undefined : ""}>
                  {texts.map((text, at) => (
                    // Columns have no id, so the index is the key.
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={at}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Sheet>
        </Box>
      )}
    </Box>
  );
}
