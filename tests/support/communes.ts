/** Fake communes, filtered, ordered and paged according to the SDL. */
import { act } from "@testing-library/react";
import { vi } from "vitest";
import { federalStates } from "#domain/federalStates";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { pageOf, type PageArguments } from "./connection";
import type { Resolvers } from "./mockedEndpoints";

export interface TestCommune {
  readonly id: string;
  readonly ags: string;
  readonly name: string;
  readonly unit: string;
  readonly state: string;
  readonly picture: { readonly url: string } | null;
  readonly serviceIds: readonly string[];
}

interface Arguments extends PageArguments {
  readonly filter?: {
    readonly text?: string | null;
    readonly states?: readonly string[] | null;
    readonly services?: readonly string[] | null;
    readonly initial?: string | null;
  } | null;
  readonly orderBy?: { readonly field: "NAME" | "AGS" | "STATE"; readonly direction: "ASC" | "DESC" } | null;
}

/** A commune with a unique name and AGS, overridden by `changes`. */
export function commune(number: number, changes: Partial<TestCommune> = {}): TestCommune {
  const state = federalStates[number % federalStates.length] ?? federalStates[0];
  const digits = String(number).padStart(5, "0");
  return {
    id: `Commune:${digits}`,
    ags: `${state.key}0${digits}`,
    name: `Kommune ${digits}`,
    unit: "Gemeinde",
    state: state.code,
    picture: null,
    serviceIds: serviceCatalogue.slice(0, 1 + (number % 4)).map(({ id }) => id),
    ...changes,
  };
}

/** This many communes, numbered from 1. */
export function manyCommunes(count: number): TestCommune[] {
  return Array.from({ length: count }, (_, index) => commune(index + 1));
}

function select(all: readonly TestCommune[], { filter, orderBy }: Arguments): TestCommune[] {
  const { text, states, services, initial } = filter ?? {};
  const found = all.filter(
    (one) =>
      (!text || one.name.toLowerCase().includes(text.toLowerCase()) || one.ags.startsWith(text)) &&
      (!states?.length || states.includes(one.state)) &&
      (!services?.length || services.some((id) => one.serviceIds.includes(id))) &&
      (!initial || one.name.toUpperCase().startsWith(initial)),
  );
  const column = ({ NAME: "name", AGS: "ags", STATE: "state" } as const)[orderBy?.field ?? "NAME"];
  const sorted = found.sort((one, other) => one[column].localeCompare(other[column], "de"));
  return orderBy?.direction === "DESC" ? sorted.toReversed() : sorted;
}

export interface CommuneServer {
  readonly mgt: Resolvers;
  /** Holds responses until the returned function is called. */
  readonly hold: () => () => void;
  /** Makes responses fail; null ends that. */
  readonly fail: (failure: Error | null) => void;
}

/** Resolvers for a list of these communes. */
export function communeServer(communes: readonly TestCommune[]): CommuneServer {
  let held: Promise<void> | null = null;
  let failing: Error | null = null;
  const list = async (_: unknown, args: Arguments) => {
    await held;
    if (failing) throw failing;
    return pageOf(select([...communes], args), args);
  };
  return {
    mgt: {
      Query: {
        communes: list,
        communeInitials: (_: unknown, { filter }: Pick<Arguments, "filter">) => {
          const found = select([...communes], { filter: { ...filter, initial: null } });
          return [...new Set(found.map(({ name }) => name.charAt(0).toUpperCase()))].sort();
        },
      },
    },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = null;
        release();
      };
    },
    fail: (failure) => {
      failing = failure;
    },
  };
}

/**
 * Gives the list a layout, which happy-dom lacks; it starts at the top
 * of the page. Returns a function to scroll to a position in pixels.
 */
export function mockLayout(): (top: number) => Promise<void> {
  let scrolled = 0;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    () => new DOMRect(0, -scrolled, 0, 0),
  );
  return async (top) => {
    scrolled = top;
    vi.spyOn(window, "scrollY", "get").mockReturnValue(top);
    await act(async () => window.dispatchEvent(new Event("scroll")));
  };
}
