/** What the palette keeps while its user is signed in, so that it opens at once and also offline. */
import { observable, type Observable } from "#browser/observable";
import type { CommuneIndex } from "#domain/palette/communeIndex";
import type { OwnPlace } from "#mgt/palette/paletteQueries";

interface KeptCommunes {
  readonly version: string;
  readonly index: CommuneIndex;
}

export interface PaletteMemory {
  /** Null until loaded. */
  readonly communes: Observable<KeptCommunes | null>;
  readonly places: Observable<{
    readonly recent: readonly OwnPlace[];
    readonly favourites: readonly OwnPlace[];
  }>;
  /** Services by commune, as far as they were needed. */
  readonly offers: Observable<ReadonlyMap<string, readonly string[]>>;
}

export function createPaletteMemory(): PaletteMemory {
  return {
    communes: observable<KeptCommunes | null>(null),
    places: observable<ReturnType<PaletteMemory["places"]["get"]>>({ recent: [], favourites: [] }),
    offers: observable<ReadonlyMap<string, readonly string[]>>(new Map()),
  };
}
