import { dieFormats, type listDies, type ReplyOf } from '@shop/contracts';
import { boards, limitsOf, structureIds, structures } from '@shop/packaging';

type Reply = ReplyOf<typeof listDies>;
const nothing = { min: 0, max: 0, step: 1, initial: 0 };

/** Lists every structure with its parameters, and the boards that define a caliper by name. */
export function listStructures(): Reply {
  return {
    dies: structureIds.map((id) => {
      const { version, code, family, options, profiles = {}, defaultBoard, bleed, safe } = structures[id];
      const limits = limitsOf(id);
      const limit = (name: string) => ({ ...(limits[name] ?? nothing) });
      return {
        id,
        version,
        code,
        family,
        limits: { L: limit('L'), W: limit('W'), H: limit('H'), t: limit('t') },
        options: options.map((option) => ({ name: option.id, unit: option.unit, ...limit(option.id) })),
        profiles: Object.keys(profiles),
        default_board: defaultBoard,
        bleed,
        safe,
        templates: Object.fromEntries(
          dieFormats.map((format) => [format, `/api/v1/dies/${id}.${format}`]),
        ) as Reply['dies'][number]['templates'],
      };
    }),
    boards: boards.map(({ id, material, flute, caliper, grammage }) => ({
      id,
      material,
      flute,
      caliper,
      grammage,
    })),
  };
}
