/**
 * @generated SignedSource<<de12022cdf4ac31999365a3e0c84486b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportKind = "OKKOMM_RESIDENTIAL_PROPERTIES" | "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportFigures_import$data = {
  readonly counts: {
    readonly added: number;
    readonly changed: number;
    readonly refused: number;
    readonly removed: number;
    readonly unchanged: number;
  };
  readonly kind: ImportKind;
  readonly " $fragmentType": "ImportFigures_import";
};
export type ImportFigures_import$key = {
  readonly " $data"?: ImportFigures_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportFigures_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportFigures_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "added",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unchanged",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refused",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportPreview",
  "abstractKey": null
};

(node as any).hash = "c9e00f9ac5ac935517bb0e0e2393344d";

export default node;
