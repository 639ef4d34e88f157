/**
 * @generated SignedSource<<820ff9fddc928e0a49d58fad4fd5349d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PredefinedFiles_service$data = {
  readonly predefinedFiles: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PredefinedFileCard_file">;
  }>;
  readonly " $fragmentType": "PredefinedFiles_service";
};
export type PredefinedFiles_service$key = {
  readonly " $data"?: PredefinedFiles_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"PredefinedFiles_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PredefinedFiles_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PredefinedFile",
      "kind": "LinkedField",
      "name": "predefinedFiles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PredefinedFileCard_file"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};

(node as any).hash = "8cca3dfc1999b6419d4cb12fb6a428dc";

export default node;
