/**
 * @generated SignedSource<<d89d46712770a62a963f5c80caa63eab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeFiles_service$data = {
  readonly files: ReadonlyArray<{
    readonly byteSize: number;
    readonly id: string;
    readonly path: string;
    readonly revision: number;
    readonly " $fragmentSpreads": FragmentRefs<"FileDetails_file">;
  }>;
  readonly id: string;
  readonly " $fragmentType": "FreeFiles_service";
};
export type FreeFiles_service$key = {
  readonly " $data"?: FreeFiles_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeFiles_service">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FreeFiles_service",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byteSize",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FileDetails_file"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};
})();

(node as any).hash = "4a8d8730dd595ef71b45abc3a1ca3d95";

export default node;
