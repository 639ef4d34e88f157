import { Box, Span, Text } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { useServiceName } from "#i18n/useServiceName";

interface NamedFee {
  /** Node id. */
  readonly id: string;
  readonly serviceId: string;
  readonly text: string;
}

interface ChosenFeesProps {
  readonly count: number;
  /** All of them, or the first ones. */
  readonly fees: readonly NamedFee[];
}

/** Maximum number of fees listed by name. */
const listedMax = 5;

/** The fees of a change: a single one with its service, otherwise their number and the first names. */
export function ChosenFees({ count, fees }: ChosenFeesProps) {
  const { number } = useFormats();
  const [first] = fees;
  const others = count - listedMax;
  if (count === 1 && first) return <FeeName fee={first} />;
  return (
    <Box>
      <Text fontWeight="medium">
        <Plural value={count} one="# Gebühr" other="# Gebühren" />
      </Text>
      <Box as="ul" ps={4} listStyle="disc" textStyle="sm">
        {fees.slice(0, listedMax).map((fee) => (
          <li key={fee.id}>
            <FeeName fee={fee} />
          </li>
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

function FeeName({ fee: { serviceId, text } }: { readonly fee: NamedFee }) {
  const serviceName = useServiceName();
  return (
    <Text overflowWrap="anywhere">
      <Span lang="de" fontWeight="medium">
        {text}
      </Span>{" "}
      <Span color="fg.muted">({serviceName(serviceId)})</Span>
    </Text>
  );
}
