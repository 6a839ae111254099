/** File exports of a die. Separate from the core, so that pages without exports do not load them. */

export { type BoardColour, boardColour } from './board-colour.ts';
export { templateDxf } from './dxf.ts';
export { templateGlb } from './glb.ts';
export { type PageBox, sheetOnPage } from './sheet-on-page.ts';
export { type DieStamp, dieStampText, findDieStamp } from './stamp.ts';
export { getLineWidth, layerColours, layerDashes, templateSvg } from './svg.ts';
export {
  type DrawnDimension,
  type LineLayer,
  layOutTemplate,
  type Template,
  type TemplateInfo,
  type TemplateLayer,
  type TextLine,
  templateLayers,
  templateMargin,
} from './template.ts';
