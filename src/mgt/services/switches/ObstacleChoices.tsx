import { Box, Button, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { obstacleInUrl, type SwitchRowsSearch } from "./switchesList";
import { useObstacleLabels } from "./useSwitchLabels";

interface ObstacleChoicesProps {
  readonly obstacles: readonly {
    readonly obstacle: string;
    readonly total: number;
    readonly excluded: number;
  }[];
  /** The obstacle that the rows are filtered by. */
  readonly chosen: SwitchRowsSearch["obstacle"];
  /** Excludes all items with an obstacle, or includes them again; undefined if that is not possible. */
  readonly onExclude: ((obstacle: string, isExcluded: boolean) => void) | undefined;
}

/** What stands against the switch, in numbers: filters the rows, and excludes all with an obstacle. */
export function ObstacleChoices({ obstacles, chosen, onExclude }: ObstacleChoicesProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const labels = useObstacleLabels();
  if (obstacles.length === 0) return null;
  const title = onExclude ? t`Was dagegen spricht` : t`Was dagegen sprach`;
  return (
    <Box as="section" aria-label={title} my={3}>
      <Box as="h2" textStyle="sm" fontWeight="semibold">
        {title}
      </Box>
      <Box as="ul" mt={1}>
        {obstacles.map(({ obstacle, total, excluded }) => {
          const label = labels[obstacle] ?? obstacle;
          const inUrl = obstacleInUrl(obstacle);
          const isChosen = inUrl !== undefined && inUrl === chosen;
          const isExcluded = excluded === total;
          return (
            <Flex as="li" key={obstacle} align="center" wrap="wrap" columnGap={3} minH={8}>
              <AppLink
                variant="text"
                to="."
                search={{ obstacle: isChosen ? undefined : inUrl }}
                resetScroll={false}
                replace
                aria-current={isChosen ? "true" : undefined}
              >
                {label}
              </AppLink>
              <span>{number(total)}</span>
              {isChosen && (
                <AppLink variant="text" to="." search={{}} resetScroll={false} replace>
                  <Trans>alle zeigen</Trans>
                </AppLink>
              )}
              {onExclude && (
                <Button
                  size="sm"
                  aria-label={isExcluded ? t`${label}: alle wieder aufnehmen` : t`${label}: alle auslassen`}
                  onClick={() => onExclude(obstacle, !isExcluded)}
                >
                  {isExcluded ? <Trans>Alle wieder aufnehmen</Trans> : <Trans>Alle auslassen</Trans>}
                </Button>
              )}
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}
