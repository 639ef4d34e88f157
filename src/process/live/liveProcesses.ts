/** Hooks for live process lists: rows update in place, new ones are counted but not inserted. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useNetwork } from "#relay/network";
import { useCan } from "#session/useSession";
import { useAnnounce } from "#ui/ui";
import type { ProcessFilter } from "./__generated__/liveOperationsChangesSubscription.graphql";
import { useProcesses } from "../processes";
import { createProcessStream, type ProcessStream } from "./processStream";

/** Minimum interval between announcements, in milliseconds. */
const announceIntervalMs = 5_000;

/** Returns the stream of the current endpoint, shared by all process screens. */
function useProcessStream(): () => ProcessStream {
  const environment = useRelayEnvironment();
  const network = useNetwork();
  const { changes, streams } = useProcesses();
  return useCallback(() => {
    const countChange = () => changes.set(changes.get() + 1);
    const stream = streams.get(environment) ?? createProcessStream(network, environment, countChange);
    streams.set(environment, stream);
    return stream;
  }, [environment, network, changes, streams]);
}

/**
 * Subscribes to changes of these processes (node ids, at most 200 in all) and writes them to the store.
 * Does nothing without the permission to read processes.
 */
export function useWatchedProcesses(ids: readonly string[]): void {
  const stream = useProcessStream();
  const canRead = useCan("processes");
  const key = ids.join(" ");
  useEffect(() => {
    if (!canRead || key === "") return undefined;
    return stream().watch(key.split(" "));
  }, [stream, canRead, key]);
}

export interface NewProcesses {
  /** Processes matching the filter that were created since the list was fetched. */
  readonly count: number;
  /** The page was offline too long for a count: the list must be refetched. */
  readonly isOutdated: boolean;
  /** Call after the list was refetched. */
  readonly reset: () => void;
}

const none = { count: 0, isOutdated: false };

/** Counts new processes matching a filter; announces changes at most every 5 seconds. */
export function useNewProcessCount(filter: ProcessFilter | null): NewProcesses {
  const stream = useProcessStream();
  const canRead = useCan("processes");
  const announce = useAnnounce();
  const { t } = useLingui();
  const key = JSON.stringify(filter);
  const [state, setState] = useState({ key, ...none });
  if (state.key !== key) setState({ key, ...none });
  const announceChanges = useEffectEvent((created: number, changed: number) => {
    const texts = [
      created > 0 && t`${plural(created, { one: "# neuer Prozess", other: "# neue Prozesse" })}`,
      changed > 0 &&
        t`${plural(changed, { one: "# Prozess hat sich geändert", other: "# Prozesse haben sich geändert" })}`,
    ].filter(Boolean);
    if (texts.length > 0) announce(texts.join(", "));
  });
  useEffect(() => {
    if (!canRead) return undefined;
    let pending = { created: 0, changed: 0 };
    let announcedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = stream().watchList({
      filter: JSON.parse(key) as ProcessFilter | null,
      onChanges: ({ created, changed, isOutdated }) => {
        setState((before) => ({
          ...before,
          count: before.count + created,
          isOutdated: before.isOutdated || isOutdated,
        }));
        pending = { created: pending.created + created, changed: pending.changed + changed };
        clearTimeout(timer);
        timer = setTimeout(
          () => {
            announceChanges(pending.created, pending.changed);
            pending = { created: 0, changed: 0 };
            announcedAt = Date.now();
          },
          Math.max(announcedAt + announceIntervalMs - Date.now(), 0),
        );
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [stream, canRead, key]);
  const reset = useCallback(() => setState((before) => ({ ...before, ...none })), []);
  return { count: state.count, isOutdated: state.isOutdated, reset };
}
