import { chakra, Heading } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMediaQuery } from "#ui/useMediaQuery";

const Details = chakra("details", {
  base: {
    minW: 0,
    "& summary": { width: "fit-content", borderRadius: "sm", cursor: "pointer" },
    "& summary > h2": { display: "inline" },
    "& ul": { mt: 1.5, ps: 4, listStyle: "disc", color: "fg.muted", textStyle: "sm", maxW: "prose" },
    "& li + li": { mt: 1 },
  },
});

/** Explains which entry applies to an address. Collapsed on phones to keep the list on screen. */
export function DecisionRules() {
  const { t } = useLingui();
  const isNarrow = useMediaQuery("(max-width: 639px)");
  return (
    <Details open={!isNarrow}>
      <summary>
        <Heading as="h2" textStyle="h3">
          {t`Welcher Eintrag gilt`}
        </Heading>
      </summary>
      <ul>
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
      </ul>
    </Details>
  );
}
