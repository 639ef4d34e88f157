/**
 * @generated SignedSource<<e8ddfd3a5cc02758c2475faca8a7165f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlaceholderSource = "APPLICATION" | "COMMUNE" | "FORM" | "PAYMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlaceholderLists_placeholders$data = {
  readonly known: ReadonlyArray<{
    readonly label: string;
    readonly name: string;
    readonly source: PlaceholderSource;
  }>;
  readonly unknown: ReadonlyArray<{
    readonly name: string;
    readonly proposal: string | null | undefined;
  }>;
  readonly unused: ReadonlyArray<{
    readonly label: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PlaceholderLists_placeholders";
};
export type PlaceholderLists_placeholders$key = {
  readonly " $data"?: PlaceholderLists_placeholders$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceholderLists_placeholders">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceholderLists_placeholders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "KnownPlaceholder",
      "kind": "LinkedField",
      "name": "known",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnknownPlaceholder",
      "kind": "LinkedField",
      "name": "unknown",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proposal",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "KnownPlaceholder",
      "kind": "LinkedField",
      "name": "unused",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ReportPlaceholders",
  "abstractKey": null
};
})();

(node as any).hash = "232fd1238ec5fa46cd6da46fa483784a";

export default node;
