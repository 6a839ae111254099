import { type BoxDesign, type Configuration, createDesign } from '@shop/contracts';
import { type ApiProblem, call, createSender, type Result } from '@shop/kit/api';

const sendDesign = createSender();

/** Creates a design for a configuration, one even if the reply is lost. The editor opens it by its id. */
export const startDesign = (
  configuration: Configuration,
  name: string,
): Promise<Result<BoxDesign, ApiProblem>> =>
  sendDesign([name, configuration], (idempotencyKey) =>
    call(createDesign, { body: { box_design: { name, configuration } }, idempotencyKey }),
  );
