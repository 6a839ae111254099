/** Reading SVG without a browser: a safe parser, a sanitiser, and conversion to vectors. */
export { type SanitisedSvg, sanitiseSvg } from './sanitise.ts';
export { svgMillimetres, svgShapes, viewBoxOf } from './shapes.ts';
export { parseXml, writeXml, type XmlElement } from './xml.ts';
