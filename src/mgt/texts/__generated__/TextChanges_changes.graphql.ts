/**
 * @generated SignedSource<<6f30193965e51a685b03f01e46b2822e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextChanges_changes$data = ReadonlyArray<{
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly id: string;
  readonly isReset: boolean;
  readonly key: string;
  readonly language: string;
  readonly " $fragmentType": "TextChanges_changes";
}>;
export type TextChanges_changes$key = ReadonlyArray<{
  readonly " $data"?: TextChanges_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextChanges_changes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "TextChanges_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReset",
      "storageKey": null
    }
  ],
  "type": "TextChange",
  "abstractKey": null
};

(node as any).hash = "9bf5c4daa2ca530e2af797f2887fcf5e";

export default node;
