import type { Structure } from '../structure.ts';
import { mailer0427, mailerPanels } from './mailer-0427.ts';
import { mailerOptionsOf } from './mailer-0427-options.ts';

const id = 'fefco-0426';

/**
 * One-piece box with a hinged lid in the style of a pizza box, FEFCO 0426: the mailer 0427 without tongues in its
 * base and without locks (sources.md, mailer). The ears inside the rolled walls hold them.
 */
export const pizza0426: Structure = {
  ...mailer0427,
  id,
  version: 1,
  code: 'FEFCO 0426',
  nameKey: `structure.${id}.name`,
  limits: { ...mailer0427.limits, H: { min: 15, max: 150, step: 1 } },
  options: mailerOptionsOf(id, /^(tongue|mortise|lock)/),
  defaultSize: { L: 300, W: 300, H: 40 },
  draw: (p) => ({
    panels: mailerPanels(p, { tongues: false, dust: true, locks: false }),
    glue: ['tuck~front'],
  }),
};
