import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { loadChunk } from "#browser/loadChunk";
import { isAddress } from "#domain/palette/typedText";
import type { RankedEntry } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";

/** What is known about an address. */
export interface ReadAddress {
  readonly typed: string;
  /** Null for other hosts, and for what the viewer may not open. */
  readonly entry: RankedEntry | null;
  /** The services of its commune are not known yet. */
  readonly isSearching: boolean;
}

export interface AddressReaderProps {
  readonly typed: string;
  readonly memory: PaletteMemory;
  readonly onRead: (address: ReadAddress) => void;
}

interface PastedAddress {
  readonly entry: RankedEntry | null;
  readonly isSearching: boolean;
  /** To be rendered; reads the address. */
  readonly reader: ReactNode;
}

const loadReader = async () => (await import("./AddressReader")).AddressReader;

/** The entry of a pasted address. Few are pasted, so the code is loaded with the first one; without it there is no entry. */
export function usePastedAddress(typed: string, memory: PaletteMemory): PastedAddress {
  const [code, setCode] = useState<{ readonly Reader?: ComponentType<AddressReaderProps> } | null>(null);
  const [read, setRead] = useState<ReadAddress | null>(null);
  const isPasted = isAddress(typed);
  useEffect(() => {
    if (!isPasted) return;
    loadChunk(loadReader).then(
      (Reader) => setCode({ Reader }),
      () => setCode({}),
    );
  }, [isPasted]);
  if (!isPasted) return { entry: null, isSearching: false, reader: null };
  const { Reader } = code ?? {};
  const current = read?.typed === typed ? read : null;
  return {
    entry: current?.entry ?? null,
    isSearching: current ? current.isSearching : code === null || Reader !== undefined,
    reader: Reader && <Reader typed={typed} memory={memory} onRead={setRead} />,
  };
}
