/** Optional content groups: layers that a print shop can switch on and off by name. */
import { type PDFContext, type PDFDict, PDFHexString, type PDFRef } from '@cantoo/pdf-lib';

export const layerNames = {
  white: 'White',
  artwork: 'Artwork',
  cut: 'Dieline – cut',
  crease: 'Dieline – crease',
  legend: 'Legend',
} as const;
export type LayerName = keyof typeof layerNames;

export interface Layers {
  readonly refs: Readonly<Record<LayerName, PDFRef>>;
  /** Adopts groups of a placed page; they stay switchable. */
  adopt(ref: PDFRef, visible: boolean): void;
  /** The catalogue's OCProperties. */
  properties(): PDFDict;
}

export function makeLayers(context: PDFContext): Layers {
  const make = (name: string): PDFRef =>
    context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(name) }));
  const refs = {
    white: make(layerNames.white),
    artwork: make(layerNames.artwork),
    cut: make(layerNames.cut),
    crease: make(layerNames.crease),
    legend: make(layerNames.legend),
  };
  const own = Object.values(refs);
  const adopted: PDFRef[] = [];
  const off: PDFRef[] = [];
  return {
    refs,
    adopt: (ref, visible) => {
      adopted.push(ref);
      if (!visible) off.push(ref);
    },
    properties: () =>
      context.obj({
        OCGs: [...own, ...adopted],
        D: {
          Name: PDFHexString.fromText('Print'),
          Order: [...own, ...adopted],
          BaseState: 'ON',
          OFF: off,
        },
      }),
  };
}
