import { useLingui } from "@lingui/react/macro";
import { useBrowser } from "#browser/browser";
import { searchable, type Searchable } from "#domain/palette/query";
import { can } from "#domain/permissions";
import { useLanguage } from "#i18n/language";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { usePreferences, useSavePreferences } from "#session/usePreferences";
import { useSessionServices } from "#session/sessionServices";
import { useViewer } from "#session/useSession";
import { addResourcePath } from "#ui/resourcePaths";
import { useAnnounce, useUi } from "#ui/ui";
import type { Action, PaletteEntry } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";
import { useExportActions } from "./useExportActions";

/** Actions that need no commune: those of the administration that the viewer may do, and those of the app itself. */
export function useActionEntries(memory: PaletteMemory): readonly Searchable<PaletteEntry>[] {
  const { t } = useLingui();
  const viewer = useViewer();
  const announce = useAnnounce();
  const { theme } = useBrowser();
  const { shortcuts, toasts } = useUi();
  const { logoutGuards } = useSessionServices();
  const { usesSingleKeys } = usePreferences();
  const savePreferences = useSavePreferences();
  const errorMessage = useErrorMessage();
  const exports = useExportActions(memory);
  const language = useLanguage();
  const languageFailed = t`Die Sprache konnte nicht geladen werden. Versuchen Sie es in einem Moment noch einmal.`;
  const choose = (locale: "de" | "en") => () =>
    void language.choose(locale).catch(() => announce(languageFailed));
  const toggleSingleKeys = async () => {
    const failure = await savePreferences({ usesSingleKeys: !usesSingleKeys });
    if (failure) {
      toasts.show({ tone: "error", text: errorMessage(failure) });
      return;
    }
    announce(
      usesSingleKeys ? t`Einzelne Tasten sind ausgeschaltet.` : t`Einzelne Tasten sind eingeschaltet.`,
    );
  };
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
    ...exports,
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
      words: t`Farben Design Theme Light Mode`,
      run: () => theme.choose("light"),
    },
    {
      id: "dark",
      icon: "theme",
      title: t`Darstellung: dunkel`,
      words: t`Farben Design Theme Dark Mode Nachtmodus`,
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
      id: "print",
      icon: "document",
      title: t`Handbuch drucken`,
      words: t`ausdrucken PDF Hilfe Anleitung`,
      path: "/help/print",
    },
    {
      id: "shortcuts",
      icon: "list",
      title: t`Tastaturkürzel anzeigen`,
      words: t`Tasten Übersicht Shortcuts`,
      run: () => shortcuts.isOpen.set(true),
    },
    {
      id: "single-keys",
      icon: "list",
      title: usesSingleKeys ? t`Einzelne Tasten ausschalten` : t`Einzelne Tasten einschalten`,
      words: t`Tastaturkürzel Kurzbefehle`,
      run: () => void toggleSingleKeys(),
    },
    {
      id: "logout",
      icon: "leave",
      title: t`Abmelden`,
      words: t`Beenden Logout ausloggen`,
      run: logoutGuards.requestLogout,
    },
  ];
  return actions
    .filter(({ isOffered = true }) => isOffered)
    .map(({ id, words, isOffered: _isOffered, ...shown }) =>
      searchable({ ...shown, key: `action-${id}`, group: "actions" }, shown.title, words ? [words] : []),
    );
}
