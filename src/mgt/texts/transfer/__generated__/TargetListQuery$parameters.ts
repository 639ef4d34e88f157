/**
 * @generated SignedSource<<070c315dc794eb0990b43beecb950693>>
 * @relayHash ca80472d0b72a79cad1fa3aec7ad5ddf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db8fc0ea591fe4ebfbf56aa649328d9e785ff5a02d897569d715b32514f03913

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TargetListQuery } from './TargetListQuery.graphql';

const node: PreloadableConcreteRequest<TargetListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db8fc0ea591fe4ebfbf56aa649328d9e785ff5a02d897569d715b32514f03913",
    "metadata": {},
    "name": "TargetListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
