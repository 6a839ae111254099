/** SVG artwork as a Form XObject of paths, with colours converted like every other design colour. */
import type { PDFContext } from '@cantoo/pdf-lib';
import { inkOf } from '../resolve/color.ts';
import { svgShapes } from '../svg/shapes.ts';
import { parseXml } from '../svg/xml.ts';
import { Content, number } from './content.ts';
import type { Drawable } from './embed-picture.ts';
import { createPageResources } from './page-resources.ts';

export type PlacedSvg =
  | { readonly ok: true; readonly drawable: Drawable }
  | { readonly ok: false; readonly feature: string };

export function placeSvg(context: PDFContext, bytes: Uint8Array): PlacedSvg {
  const parsed = parseXml(new TextDecoder().decode(bytes));
  if (!parsed.ok) return { ok: false, feature: parsed.code };
  const read = svgShapes(parsed.root);
  if (!read.ok) return read;
  const content = new Content();
  const resources = createPageResources(context, new Map());
  const paint = (srgb: string) => ({ srgb, cmyk: inkOf(srgb), spot: null });
  for (const { local, matrix, fill, stroke } of read.shapes) {
    content.scoped(() => {
      content.op(`${matrix.map((value) => value.toFixed(8)).join(' ')} cm`);
      if (fill !== null) {
        content.scoped(() => {
          if (fill.alpha < 1) content.op(`/${resources.state({ alpha: fill.alpha })} gs`);
          content
            .op(resources.fill(paint(fill.srgb)))
            .outline(local)
            .op(fill.evenOdd ? 'f*' : 'f');
        });
      }
      if (stroke === null) return;
      if (stroke.alpha < 1) content.op(`/${resources.state({ alpha: stroke.alpha })} gs`);
      content.op(
        resources.stroke(paint(stroke.srgb)),
        `${number(stroke.width)} w ${stroke.cap} J ${stroke.join} j`,
      );
      content
        .op(`${number(Math.max(1, stroke.miter))} M`)
        .outline(local)
        .op('S');
    });
  }
  // y points down in the shapes' unit square and up in the form, like in a picture.
  const ref = context.register(
    context.flateStream(content.toString(), {
      Type: 'XObject',
      Subtype: 'Form',
      FormType: 1,
      BBox: [0, 0, 1, 1],
      Matrix: [1, 0, 0, -1, 0, 1],
      Resources: resources.toDict(),
      Group: { S: 'Transparency' },
    }),
  );
  return { ok: true, drawable: { ref, orientation: [1, 0, 0, 1, 0, 0] } };
}
