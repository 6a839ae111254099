import { type Die, type DieParameters, makeDie, type StructureId } from '@shop/packaging';

const made = (structure: StructureId, parameters: DieParameters): Die => {
  const result = makeDie(structure, parameters);
  if (!result.ok)
    throw new Error(`The story's ${structure} cannot be made: ${JSON.stringify(result.problems)}`);
  return result.die;
};

export const mailer = made('fefco-0427', { L: 212, W: 148, H: 61, t: 1.5 });
export const shipping = made('fefco-0201', { L: 400, W: 300, H: 250, t: 4 });
export const carton = made('tuck-end-reverse', { L: 60, W: 40, H: 130, t: 0.45 });
