/**
 * @generated SignedSource<<33e9e299498a371ff044bfcf4a943222>>
 * @relayHash 453a39c28175286917021529ba7ff9e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13335600ab5aa559bca5c866f8cae954505cfbbb0eb3efc04c8b9b240e18af37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextVersionsDialogQuery } from './TextVersionsDialogQuery.graphql';

const node: PreloadableConcreteRequest<TextVersionsDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13335600ab5aa559bca5c866f8cae954505cfbbb0eb3efc04c8b9b240e18af37",
    "metadata": {},
    "name": "TextVersionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
