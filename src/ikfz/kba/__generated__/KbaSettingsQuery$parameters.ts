/**
 * @generated SignedSource<<633a4f71ea909a816c2f3ae905686605>>
 * @relayHash 4b0e3dfdead667cd077228f1388a61b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b567e0bcbc95a18d858acee1d197805474a428152ceb7286edeef4d3584b8b55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KbaSettingsQuery } from './KbaSettingsQuery.graphql';

const node: PreloadableConcreteRequest<KbaSettingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b567e0bcbc95a18d858acee1d197805474a428152ceb7286edeef4d3584b8b55",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "kbaSettings"
          ]
        }
      ]
    },
    "name": "KbaSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
