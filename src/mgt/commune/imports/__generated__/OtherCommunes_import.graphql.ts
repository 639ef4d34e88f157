/**
 * @generated SignedSource<<dec467c53744091128f8d62f90b2153a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OtherCommunes_import$data = {
  readonly otherCommunes: {
    readonly communeCount: number;
    readonly communes: ReadonlyArray<{
      readonly ags: string;
      readonly name: string | null | undefined;
      readonly rowCount: number;
    }>;
    readonly rowCount: number;
  } | null | undefined;
  readonly " $fragmentType": "OtherCommunes_import";
};
export type OtherCommunes_import$key = {
  readonly " $data"?: OtherCommunes_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherCommunes_import">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OtherCommunes_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportOtherCommunes",
      "kind": "LinkedField",
      "name": "otherCommunes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "communeCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportOtherCommune",
          "kind": "LinkedField",
          "name": "communes",
          "plural": true,
          "selections": [
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
              "name": "name",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportPreview",
  "abstractKey": null
};
})();

(node as any).hash = "196c5bb8ab3cb6d6b2c7ae5f1506629a";

export default node;
