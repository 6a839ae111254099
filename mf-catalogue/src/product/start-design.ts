import { type BoxDesign, type Configuration, createDesign } from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';

/** Creates a design for a configuration. The editor opens it by its id. */
export const startDesign = (
  configuration: Configuration,
  name: string,
): Promise<Result<BoxDesign, ApiProblem>> =>
  call(createDesign, { body: { box_design: { name, configuration } }, idempotencyKey: newIdempotencyKey() });
