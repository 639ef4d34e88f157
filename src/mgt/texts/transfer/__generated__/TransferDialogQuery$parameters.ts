/**
 * @generated SignedSource<<a75f4749fa87960c83defa98c40ea1cf>>
 * @relayHash a4df384769a8e59db39469120cdd1870
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44863e93b47978868cfd5b669fe58826e6fffb949b93addf9d17678336085b85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferDialogQuery } from './TransferDialogQuery.graphql';

const node: PreloadableConcreteRequest<TransferDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44863e93b47978868cfd5b669fe58826e6fffb949b93addf9d17678336085b85",
    "metadata": {},
    "name": "TransferDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
