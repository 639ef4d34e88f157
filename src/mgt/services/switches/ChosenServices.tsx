import { Box, Text } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { useServiceName } from "#i18n/useServiceName";

/** Maximum number of services listed by name. */
const listedMax = 5;

/** The services of a switch: a single one by name, otherwise their number and the first names. */
export function ChosenServices({ serviceIds }: { readonly serviceIds: readonly string[] }) {
  const { number } = useFormats();
  const nameOf = useServiceName();
  const [first] = serviceIds;
  const others = serviceIds.length - listedMax;
  if (first === undefined) return null;
  if (serviceIds.length === 1) return <Text fontWeight="medium">{nameOf(first)}</Text>;
  return (
    <Box mb={1}>
      <Text fontWeight="medium">
        <Plural value={serviceIds.length} one="# Dienst" other="# Dienste" />
      </Text>
      <Box as="ul" ps={4} listStyle="disc" textStyle="sm">
        {serviceIds.slice(0, listedMax).map((id) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
        {others > 0 && (
          <li>
            <Trans>und {number(others)} weitere</Trans>
          </li>
        )}
      </Box>
    </Box>
  );
}
