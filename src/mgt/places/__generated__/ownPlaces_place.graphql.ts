/**
 * @generated SignedSource<<3e488423c5352216676dc9d6f78b89b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlaceKind = "APPLICATION" | "COMMUNE" | "PROCESS" | "RESOURCE" | "SCREEN" | "SERVICE" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ownPlaces_place$data = {
  readonly ags: string | null | undefined;
  readonly communeName: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly key: string;
  readonly kind: PlaceKind;
  readonly label: string | null | undefined;
  readonly section: string | null | undefined;
  readonly serviceId: string | null | undefined;
  readonly " $fragmentType": "ownPlaces_place";
};
export type ownPlaces_place$key = {
  readonly " $data"?: ownPlaces_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownPlaces_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ownPlaces_place",
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
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "section",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "communeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detail",
      "storageKey": null
    }
  ],
  "type": "Place",
  "abstractKey": null
};

(node as any).hash = "700f0c9894429793d8c3bdac9a21573e";

export default node;
