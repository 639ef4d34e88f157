import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { sectionToOpen } from "#domain/sectionToOpen";
import { searchMatcher } from "#domain/searchText";
import { groupServices } from "#domain/serviceCatalogue";
import { serviceScreenNames, serviceScreenPath, type ServiceScreenName } from "#domain/serviceScreens";
import { useServiceName } from "#i18n/useServiceName";
import { screenLabels, useOpenScreens } from "#mgt/commune/services/serviceScreens";
import { finderPanel, SwitcherButton } from "#mgt/commune/SwitcherButton";
import { AppLink } from "#ui/AppLink";
import { LazyPopover } from "#ui/LazyPopover";
import { SearchField } from "#ui/SearchField";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { isEnter } from "#ui/isEnter";

const Choices = chakra("ul", {
  base: {
    "& b": {
      display: "block",
      padding: "8px 10px 2px",
      color: "fg.muted",
      fontSize: "xs",
      fontWeight: "medium",
    },
    "& a": {
      display: "block",
      px: 2.5,
      py: { base: "11px", sm: "7px" },
      borderRadius: "sm",
      scrollMarginTop: "44px",
      _hover: { bg: "bg.muted" },
      "&[aria-current]": { bg: "accent.subtle", fontWeight: "medium" },
      "& small": { color: "fg.muted", textStyle: "xs", whiteSpace: "nowrap" },
    },
  },
});

interface ServiceSwitcherProps {
  readonly ags: string;
  /** Services of the commune that the viewer may see. */
  readonly serviceIds: readonly string[];
  readonly screen: ServiceScreenName;
}

/** Opens the same screen of another service of the commune, or the first one of a service that lacks it. */
export function ServiceSwitcher(props: ServiceSwitcherProps) {
  const { t } = useLingui();
  const label = t`Dienst wechseln`;
  return (
    <LazyPopover
      label={label}
      panel={finderPanel}
      renderButton={(opener) => <SwitcherButton label={label} opener={opener} />}
    >
      {(close) => <Services {...props} onChosen={close} />}
    </LazyPopover>
  );
}

function Services({ ags, serviceIds, screen, onChosen }: ServiceSwitcherProps & { onChosen: () => void }) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const openScreens = useOpenScreens();
  const nameOf = useServiceName();
  const matches = searchMatcher(text);
  const opened = new Map(
    serviceIds.map((id) => [id, sectionToOpen(serviceScreenNames, openScreens(id), screen)]),
  );
  const found = groupServices(serviceIds.filter((id) => opened.get(id) && matches(nameOf(id))));
  return (
    <>
      <SearchField
        label={t`Name des Dienstes`}
        value={text}
        onType={setText}
        onKeyDown={(event) => {
          if (isEnter(event)) list.current?.querySelector("a")?.click();
        }}
      />
      {found.length === 0 && (
        <p>
          <Trans>Kein Dienst gefunden.</Trans>
        </p>
      )}
      <Choices ref={list}>
        {found.map(({ group, services }) => (
          <li key={group}>
            <b>{i18n._(serviceGroupLabels[group])}</b>
            <ul>
              {services.map(({ id }) => {
                const target = opened.get(id) ?? screen;
                const opens = i18n._(screenLabels[target]);
                return (
                  <li key={id}>
                    <AppLink
                      variant="bare"
                      to={serviceScreenPath(target, ags, id)}
                      {...(target !== screen && { state: { missingSection: screen } })}
                      onClick={onChosen}
                    >
                      {nameOf(id)}
                      {target !== screen && (
                        <>
                          {" "}
                          <small>
                            <Trans>öffnet {opens}</Trans>
                          </small>
                        </>
                      )}
                    </AppLink>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </Choices>
    </>
  );
}
