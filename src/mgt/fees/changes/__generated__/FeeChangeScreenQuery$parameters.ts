/**
 * @generated SignedSource<<5a9cdbf4f16588be79f8802c4725ff68>>
 * @relayHash 531d0c67807f447b7146eeb3d3199902
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de2d59e15e6743f66658598b3506b52832e05741d2bb4f7db0517177814428e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangeScreenQuery } from './FeeChangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de2d59e15e6743f66658598b3506b52832e05741d2bb4f7db0517177814428e2",
    "metadata": {},
    "name": "FeeChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
