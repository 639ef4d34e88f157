/**
 * @generated SignedSource<<e9e630ac51594de169d84a714fb11597>>
 * @relayHash e85bfbaa0ce17a221e39bb2970e88f05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fcbf806402aa97141916f7a2175d8192dcb27ffc16bb438499b3f951e39057f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivityExportDialogQuery } from './ActivityExportDialogQuery.graphql';

const node: PreloadableConcreteRequest<ActivityExportDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fcbf806402aa97141916f7a2175d8192dcb27ffc16bb438499b3f951e39057f",
    "metadata": {},
    "name": "ActivityExportDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
