/** The layer names of a template, and whether artwork still shows them. */
import { type PDFContext, PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { TemplateLayer } from '@shop/packaging/exports';
import { type Layers, layerNames, makeLayers } from './layers.ts';

export const templateLayerNames: Readonly<Record<TemplateLayer, string>> = {
  CUT: layerNames.cut,
  CREASE: layerNames.crease,
  PERFORATION: 'Perforation',
  'HALF-CUT': 'Half cut',
  TEAR: 'Tear line',
  GLUE: 'Glue zone',
  SEAL: 'Seal zone',
  'KEEP-CLEAR': 'Keep clear',
  'PRINT-AREA': 'Print area',
  REPEAT: 'One repeat',
  BLEED: 'Bleed',
  SAFE: 'Safe zone',
  DIMENSIONS: 'Dimensions',
  TITLE: 'Title block',
};
const known: ReadonlySet<string> = new Set(Object.values(templateLayerNames));

/** Returns layers for a trial placement that record which template layers the page has. */
export function watchedLayers(context: PDFContext): {
  readonly layers: Layers;
  /** Whether any of them is visible; null without any. */
  readonly shown: () => boolean | null;
} {
  const own = makeLayers(context);
  const found: boolean[] = [];
  return {
    layers: {
      ...own,
      adopt: (ref, visible) => {
        const group = context.lookup(ref);
        const name = group instanceof PDFDict ? group.lookup(PDFName.of('Name')) : undefined;
        const text = name instanceof PDFHexString || name instanceof PDFString ? name.decodeText() : '';
        if (known.has(text)) found.push(visible);
        own.adopt(ref, visible);
      },
    },
    shown: () => (found.length === 0 ? null : found.includes(true)),
  };
}
