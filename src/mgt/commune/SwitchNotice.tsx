import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useLocation, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { nextTask } from "#browser/nextTask";
import { isCommuneSection, type CommuneSection } from "#domain/communeSections";
import { isScoped } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { serviceScreenNames, type ServiceScreen } from "#domain/serviceScreens";
import { useServiceName } from "#i18n/useServiceName";
import { useViewer } from "#session/useSession";
import { useAnnounce } from "#ui/ui";
import { sectionLabels } from "./sectionLabels";
import { screenLabels } from "./services/serviceScreens";

declare module "@tanstack/history" {
  interface HistoryState {
    /** Section of the place that the user came from, which this place lacks. */
    readonly missingSection?: string;
    /** Service that the user came from, which this commune does not offer. */
    readonly missingService?: string;
  }
}

const Sentence = chakra("p", { base: { pb: 3, color: "fg.muted", textStyle: "sm" } });

interface SwitchNoticeProps {
  readonly text: string | null;
}

/** Says until the next navigation why a switcher opened another section, also to screen readers, after the name of the page. */
function SwitchNotice({ text }: SwitchNoticeProps) {
  const announce = useAnnounce();
  const isShown = useRouterState({ select: (state) => state.resolvedLocation?.href === state.location.href });
  useEffect(() => {
    const ended = new AbortController();
    if (text !== null && isShown) void nextTask().then(() => ended.signal.aborted || announce(text));
    return () => ended.abort();
  }, [text, isShown, announce]);
  return text !== null && <Sentence data-part="switched">{text}</Sentence>;
}

/** The notice on a section of a commune. */
export function CommuneSwitchNotice({ section }: { readonly section: CommuneSection }) {
  const { t, i18n } = useLingui();
  const { missingSection, missingService } = useLocation({ select: ({ state }) => state });
  const seesAll = !isScoped(useViewer());
  const nameOf = useServiceName();
  const shown = i18n._(sectionLabels[section]);
  if (missingService !== undefined && findService(missingService)) {
    const service = nameOf(missingService);
    const text = seesAll
      ? t`Diese Kommune bietet „${service}“ nicht an. Sie sehen „${shown}“.`
      : t`„${service}“ gehört hier nicht zu Ihren Diensten. Sie sehen „${shown}“.`;
    return <SwitchNotice text={text} />;
  }
  if (missingSection === undefined || !isCommuneSection(missingSection) || missingSection === section)
    return null;
  const missing = i18n._(sectionLabels[missingSection]);
  return <SwitchNotice text={t`Diese Kommune hat keinen Abschnitt „${missing}“. Sie sehen „${shown}“.`} />;
}

interface ServiceSwitchNoticeProps {
  readonly serviceId: string;
  readonly screen: ServiceScreen;
}

/** The notice on a screen of a service. */
export function ServiceSwitchNotice({ serviceId, screen }: ServiceSwitchNoticeProps) {
  const { t, i18n } = useLingui();
  const nameOf = useServiceName();
  const wanted = useLocation({ select: ({ state }) => state.missingSection });
  const missingScreen = serviceScreenNames.find((name) => name === wanted);
  if (missingScreen === undefined || missingScreen === screen) return null;
  const [service, missing, shown] = [
    nameOf(serviceId),
    i18n._(screenLabels[missingScreen]),
    i18n._(screenLabels[screen]),
  ];
  return <SwitchNotice text={t`„${service}“ hat keinen Bereich „${missing}“. Sie sehen „${shown}“.`} />;
}
