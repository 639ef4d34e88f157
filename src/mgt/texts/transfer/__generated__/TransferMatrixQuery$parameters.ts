/**
 * @generated SignedSource<<551aa23e44a86e40632d165d13c38705>>
 * @relayHash 8df560fc1c698585c0c035753f33a4a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe445c137d894e33ab34df0e3797afc26df5235b01baae51109407a28e2eaf45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferMatrixQuery } from './TransferMatrixQuery.graphql';

const node: PreloadableConcreteRequest<TransferMatrixQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe445c137d894e33ab34df0e3797afc26df5235b01baae51109407a28e2eaf45",
    "metadata": {},
    "name": "TransferMatrixQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
