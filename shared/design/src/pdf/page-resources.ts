/** The resource dictionary of a page (or form) while its content is written. Names are assigned in order of use. */
import { type PDFContext, type PDFDict, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import type { Paint } from '../resolve/display-list.ts';
import { numbers } from './content.ts';

type Category = 'Font' | 'XObject' | 'ExtGState' | 'ColorSpace' | 'Properties';

const prefixes: Record<Category, string> = {
  Font: 'F',
  XObject: 'X',
  ExtGState: 'G',
  ColorSpace: 'S',
  Properties: 'L',
};

export interface PageResources {
  name(category: Category, key: string, make: () => PDFObject): string;
  /** Operators that select a paint. */
  fill(paint: Paint): string;
  stroke(paint: Paint): string;
  /** Name of a graphics state. */
  state(entries: { readonly alpha?: number; readonly overprint?: boolean }): string;
  toDict(): PDFDict;
}

/** Separations of a document, shared by its pages so that each ink is one object. */
export type Spots = Map<string, PDFRef>;

const part = (percent: number): number => percent / 100;

/** Returns a separation whose alternate on devices without the ink is a tint of `cmyk`. */
export function separation(context: PDFContext, spots: Spots, paint: Pick<Paint, 'spot' | 'cmyk'>): PDFRef {
  const name = paint.spot ?? 'All';
  const known = spots.get(name);
  if (known !== undefined) return known;
  const tint = context.obj({
    FunctionType: 2,
    Domain: [0, 1],
    C0: [0, 0, 0, 0],
    C1: paint.cmyk.map(part),
    N: 1,
  });
  const ref = context.register(
    context.obj([PDFName.of('Separation'), PDFName.of(name), PDFName.of('DeviceCMYK'), tint]),
  );
  spots.set(name, ref);
  return ref;
}

/** Creates an empty resource dictionary; objects are added when the content first uses them. */
export function createPageResources(context: PDFContext, spots: Spots): PageResources {
  const used = new Map<Category, Map<string, { readonly name: string; readonly object: PDFObject }>>();

  const name: PageResources['name'] = (category, key, make) => {
    const entries = used.get(category) ?? new Map();
    used.set(category, entries);
    const known = entries.get(key);
    if (known !== undefined) return known.name;
    const fresh = `${prefixes[category]}${entries.size + 1}`;
    entries.set(key, { name: fresh, object: make() });
    return fresh;
  };

  const paint = (color: Paint, process: string, space: string, spot: string): string => {
    if (color.spot === null) return `${numbers(...color.cmyk.map(part))} ${process}`;
    const resource = name('ColorSpace', color.spot, () => separation(context, spots, color));
    return `/${resource} ${space} 1 ${spot}`;
  };

  return {
    name,
    fill: (color) => paint(color, 'k', 'cs', 'scn'),
    stroke: (color) => paint(color, 'K', 'CS', 'SCN'),
    state: ({ alpha = 1, overprint = false }) =>
      name('ExtGState', `${alpha}/${overprint}`, () =>
        context.obj({
          Type: 'ExtGState',
          ca: alpha,
          CA: alpha,
          OP: overprint,
          op: overprint,
          OPM: overprint ? 1 : 0,
        }),
      ),
    toDict: () => {
      const dict = context.obj({});
      for (const [category, entries] of used) {
        const inner = context.obj({});
        for (const { name: key, object } of entries.values()) inner.set(PDFName.of(key), object);
        dict.set(PDFName.of(category), inner);
      }
      return dict;
    },
  };
}
