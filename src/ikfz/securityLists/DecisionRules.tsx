import { Box, Heading } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";

/** Which entry decides on an address, in short sentences. */
export function DecisionRules() {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minW={0} css={{ "& li + li": { mt: 1 } }}>
      <Heading as="h2" id={id} textStyle="h3">
        <Trans>Welcher Eintrag gilt</Trans>
      </Heading>
      <Box as="ul" mt={1.5} ps={4} listStyle="disc" color="fg.muted" textStyle="sm" maxW="prose">
        <li>
          <Trans>
            Zuerst zählt die genaue Adresse, danach die nächste übergeordnete Domain: muster.example.org vor
            example.org.
          </Trans>
        </li>
        <li>
          <Trans>
            Eine Adresse auf der Whitelist ist zugelassen, auch wenn ihre Domain auf der Blacklist steht.
          </Trans>
        </li>
        <li>
          <Trans>
            Groß- und Kleinschreibung ist gleich, ebenso müller.example und xn--mller-kva.example. Zusätze mit
            + zählen mit: anna+kfz@example.org ist eine andere Adresse als anna@example.org.
          </Trans>
        </li>
      </Box>
    </Box>
  );
}
