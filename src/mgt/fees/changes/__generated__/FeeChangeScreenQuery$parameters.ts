/**
 * @generated SignedSource<<e6f91d4acf2011f4066a79ea96fd3079>>
 * @relayHash f8d9e967d61e3db2dc6afe2b1726084a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21d0677143ee0145bea4a8f6d45e31861b7009b42065bd70caad8f620012efed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangeScreenQuery } from './FeeChangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21d0677143ee0145bea4a8f6d45e31861b7009b42065bd70caad8f620012efed",
    "metadata": {},
    "name": "FeeChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
