import type { ServiceName } from '@shop/contracts';
import type { LocaleId, Region } from '@shop/regions';
import type { ItemFacts } from '../orders/ports.ts';
import { wantsDesign } from '../orders/wants-design.ts';
import { isSamplePack } from '../samples/sample-list.ts';

type Words = readonly [english: string, polish: string, swedish: string];

/** What a service is, apart from its price, which the price book of the region has. */
export interface ServiceKind {
  /** `line`: hangs on one line, once. `order`: stands by itself and has a quantity of its own. */
  readonly level: 'line' | 'order';
  readonly name: Words;
  readonly description: Words;
  /** Whether a region has it, beside a price in its book. */
  readonly soldIn: (region: Pick<Region, 'fscCertification'>) => boolean;
  /** Whether a line can have it. */
  readonly suits: (item: ItemFacts) => boolean;
}

const everywhere = () => true;
const noSample = (item: ItemFacts): boolean => item.configuration !== null && !isSamplePack(item);

/** Data: a further service is a name in the contract, an entry here and a row in each price book that sells it. */
export const serviceKinds: Readonly<Record<ServiceName, ServiceKind>> = {
  'expert-check': {
    level: 'line',
    name: ['Expert check of the artwork', 'Sprawdzenie projektu przez eksperta', 'Expertkontroll av trycket'],
    description: [
      'A prepress expert looks at the artwork of this line before it is made, and writes to you if something should change.',
      'Specjalista prepress ogląda projekt tej pozycji przed produkcją i pisze do Ciebie, jeśli coś warto zmienić.',
      'En prepressexpert går igenom tryckoriginalet på den här raden före tillverkning och hör av sig om något bör ändras.',
    ],
    soldIn: everywhere,
    suits: (item) => item.configuration !== null && wantsDesign(item),
  },
  warranty: {
    level: 'line',
    name: ['Reprint cover', 'Gwarancja dodruku', 'Omtrycksgaranti'],
    description: [
      'Boxes that are damaged in your warehouse within 12 months are made once more at no charge. Your legal rights stay as they are.',
      'Opakowania uszkodzone w Twoim magazynie w ciągu 12 miesięcy zrobimy ponownie bez opłat. Twoje prawa ustawowe pozostają bez zmian.',
      'Kartonger som skadas i ditt lager inom 12 månader tillverkas en gång till utan kostnad. Dina lagstadgade rättigheter påverkas inte.',
    ],
    soldIn: everywhere,
    suits: noSample,
  },
  'fsc-certificate': {
    level: 'line',
    name: [
      'FSC certificate for this line',
      'Certyfikat FSC dla tej pozycji',
      'FSC-certifikat för den här raden',
    ],
    description: [
      'The chain-of-custody claim for the board of this line, on the invoice and as a mark to print.',
      'Oświadczenie o łańcuchu dostaw dla tektury z tej pozycji: na fakturze i jako znak do druku.',
      'Spårbarhetsintyget för kartongen på den här raden, på fakturan och som märke att trycka.',
    ],
    // Nobody may sell a claim under a certificate that the shop does not hold.
    soldIn: ({ fscCertification }) => fscCertification !== null,
    suits: noSample,
  },
  tree: {
    level: 'order',
    name: ['Planted tree', 'Posadzone drzewo', 'Planterat träd'],
    // No claim that it makes up for the footprint of the goods: Directive (EU) 2024/825.
    description: [
      'A tree is planted with your order. It does not offset what the boxes emit.',
      'Z Twoim zamówieniem sadzimy drzewo. Nie równoważy ono emisji z produkcji opakowań.',
      'Ett träd planteras med din beställning. Det kompenserar inte för kartongernas utsläpp.',
    ],
    soldIn: everywhere,
    suits: () => false,
  },
};

/** The sku of a service, by which `paid_assets` names it. @example serviceSku('warranty') // 'service-warranty' */
export const serviceSku = (service: ServiceName): string => `service-${service}`;

/** Polish and Swedish as such; every other language reads English. */
export const inLanguage = ([english, polish, swedish]: Words, locale: LocaleId): string =>
  locale === 'pl-PL' ? polish : locale === 'sv-SE' ? swedish : english;
