import { useLingui } from "@lingui/react/macro";
import { useBrowser } from "#browser/browser";
import { searchable, type Searchable } from "#domain/palette/query";
import { can } from "#domain/permissions";
import { useLanguage } from "#i18n/language";
import { useSessionServices } from "#session/sessionServices";
import { useViewer } from "#session/useSession";
import { addResourcePath } from "#ui/resourcePaths";
import { useAnnounce, useUi } from "#ui/ui";
import type { PaletteEntry } from "./paletteEntry";

interface Action extends Omit<PaletteEntry, "key" | "group"> {
  readonly id: string;
  readonly words?: string;
  readonly isOffered?: boolean;
}

/** Actions that need no commune: those of the administration that the viewer may do, and those of the app itself. */
export function useActionEntries(): readonly Searchable<PaletteEntry>[] {
  const { t } = useLingui();
  const viewer = useViewer();
  const announce = useAnnounce();
  const { theme } = useBrowser();
  const { shortcuts } = useUi();
  const { logoutGuards } = useSessionServices();
  const language = useLanguage();
  const languageFailed = t`Die Sprache konnte nicht geladen werden. Versuchen Sie es in einem Moment noch einmal.`;
  const choose = (locale: "de" | "en") => () =>
    void language.choose(locale).catch(() => announce(languageFailed));
  const actions: readonly Action[] = [
    {
      id: "invite",
      icon: "users",
      title: t`Benutzer einladen`,
      words: t`neu anlegen Konto Einladung`,
      path: "/admin/edituser/new",
      isOffered: can(viewer, "user_info") && can(viewer, "create_user"),
    },
    {
      id: "add-commune",
      icon: "plus",
      title: t`Kommune hinzufügen`,
      words: t`neu anlegen Mandant`,
      path: addResourcePath("commune"),
      isOffered: can(viewer, "view_resource") && can(viewer, "save_resource"),
    },
    { id: "german", icon: "globe", title: t`Sprache: Deutsch`, words: "German language", run: choose("de") },
    {
      id: "english",
      icon: "globe",
      title: t`Sprache: English`,
      words: "Englisch language",
      run: choose("en"),
    },
    {
      id: "light",
      icon: "theme",
      title: t`Darstellung: hell`,
      words: t`Farben Design Theme`,
      run: () => theme.choose("light"),
    },
    {
      id: "dark",
      icon: "theme",
      title: t`Darstellung: dunkel`,
      words: t`Farben Design Theme`,
      run: () => theme.choose("dark"),
    },
    {
      id: "system",
      icon: "theme",
      title: t`Darstellung: wie das System`,
      words: t`Farben Design Theme`,
      run: () => theme.choose("system"),
    },
    {
      id: "shortcuts",
      icon: "list",
      title: t`Tastaturkürzel anzeigen`,
      words: t`Tasten Übersicht`,
      run: () => shortcuts.isOpen.set(true),
    },
    {
      id: "logout",
      icon: "leave",
      title: t`Abmelden`,
      words: t`Beenden Logout`,
      run: logoutGuards.requestLogout,
    },
  ];
  return actions
    .filter(({ isOffered = true }) => isOffered)
    .map(({ id, words, isOffered: _isOffered, ...shown }) =>
      searchable({ ...shown, key: `action-${id}`, group: "actions" }, shown.title, words ? [words] : []),
    );
}
