import { Box, chakra, Heading, Stack, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import type { PlaceholderLists_placeholders$data } from "./__generated__/PlaceholderLists_placeholders.graphql";
import { sourceLabels } from "./reportLabels";

void graphql`
  fragment PlaceholderLists_placeholders on ReportPlaceholders {
    known {
      name
      label
      source
    }
    unknown {
      name
      proposal
    }
    unused {
      name
      label
    }
  }
`;

const Names = chakra("ul", {
  base: {
    columns: { base: 1, md: "2 280px" },
    columnGap: 8,
    textStyle: "sm",
    "& li": { py: "3px", breakInside: "avoid", overflowWrap: "anywhere" },
    "& code": { fontFamily: "mono", fontSize: "xs" },
    "& small": { color: "fg.muted", fontSize: "xs" },
  },
});

interface PlaceholderListsProps {
  readonly placeholders: Pick<PlaceholderLists_placeholders$data, "known" | "unknown" | "unused">;
  /** Level of the headings. */
  readonly level: "h3" | "h4";
}

/** Placeholders of a template: filled ones, unknown ones, which stay empty, and unused required ones. */
export function PlaceholderLists({ placeholders, level }: PlaceholderListsProps) {
  const { i18n } = useLingui();
  const { known, unknown, unused } = placeholders;
  return (
    <Stack gap={4}>
      {unknown.length > 0 && (
        <Part
          level={level}
          title={
            <Plural value={unknown.length} one="# unbekannter Platzhalter" other="# unbekannte Platzhalter" />
          }
          help={
            <Trans>
              Dafür gibt es keine Angaben: Der Bericht bleibt dort leer, und die Vorschau zeigt den
              Platzhalter.
            </Trans>
          }
        >
          {unknown.map(({ name, proposal }) => (
            <li key={name}>
              <code translate="no">{name}</code>
              {proposal && (
                <>
                  {" "}
                  <Trans>
                    Meinten Sie <code translate="no">{proposal}</code>?
                  </Trans>
                </>
              )}
            </li>
          ))}
        </Part>
      )}
      {unused.length > 0 && (
        <Part
          level={level}
          title={
            <Plural
              value={unused.length}
              one="# nicht verwendetes Pflichtfeld"
              other="# nicht verwendete Pflichtfelder"
            />
          }
          help={<Trans>Diese Angaben sind im Formular Pflicht, kommen im Bericht aber nicht vor.</Trans>}
        >
          {unused.map(({ name, label }) => (
            <li key={name}>
              <span lang="de">{label}</span> <code translate="no">{name}</code>
            </li>
          ))}
        </Part>
      )}
      {known.length > 0 ? (
        <Part
          level={level}
          title={<Plural value={known.length} one="# bekannter Platzhalter" other="# bekannte Platzhalter" />}
          help={null}
        >
          {known.map(({ name, label, source }) => (
            <li key={name}>
              <code translate="no">{name}</code> <span lang="de">{label}</span>{" "}
              <small>{i18n._(sourceLabels[source] ?? sourceLabels.FORM)}</small>
            </li>
          ))}
        </Part>
      ) : (
        <Text color="fg.muted">
          <Trans>Die Vorlage enthält keinen bekannten Platzhalter: Jeder Bericht sähe gleich aus.</Trans>
        </Text>
      )}
    </Stack>
  );
}

interface PartProps {
  readonly level: PlaceholderListsProps["level"];
  readonly title: ReactNode;
  readonly help: ReactNode;
  /** List items. */
  readonly children: ReactNode;
}

function Part({ level, title, help, children }: PartProps) {
  const id = useId();
  return (
    <div>
      <Heading id={id} as={level} textStyle="sm" fontWeight="semibold">
        {title}
      </Heading>
      {help && (
        <Box as="p" textStyle="xs" color="fg.muted" maxW="prose">
          {help}
        </Box>
      )}
      <Names aria-labelledby={id}>{children}</Names>
    </div>
  );
}
