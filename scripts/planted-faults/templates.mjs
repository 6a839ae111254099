import { jest } from './test-of.mjs';

const dxfTest = 'shared/packaging/src/exports/dxf.test.ts';
const glbTest = 'shared/packaging/src/exports/glb.test.ts';
const pdfTest = 'shared/design/src/pdf/write-template.test.ts';
const httpTest = 'api/src/catalogue/dies/dies.test.ts';
const madeOnTest = 'api/src/artwork/assets/source-die.test.ts';
const moveTest = 'mf-editor/src/artwork/template-match.test.ts';

export const templates = [
  {
    rule: 'arcs of a DXF have the right direction',
    why: 'An arc drawn as the rest of its circle would send the knife through the panel.',
    file: 'shared/packaging/src/exports/dxf.ts',
    find: 'circle.turn < 0 ? [first, last] : [last, first]',
    replace: 'circle.turn < 0 ? [last, first] : [first, last]',
    test: jest(dxfTest, 'draws contours without gaps'),
  },
  {
    rule: 'a DXF is not mirrored',
    why: 'With y down, left and right of the box are exchanged.',
    file: 'shared/packaging/src/exports/dxf.ts',
    find: '[x, die.sheet.height - y]',
    replace: '[x, -y]',
    test: jest(dxfTest, 'lies where the sheet lies'),
  },
  {
    rule: 'the 3D model folds like the die',
    why: 'Panels that turn about another edge would make another box.',
    file: 'shared/packaging/src/exports/glb.ts',
    find: 'toRigidTransform(above ? multiply(invertRigid(above), own) : own)',
    replace: 'toRigidTransform(own)',
    test: jest(glbTest, 'stands as large as the structure says it is outside'),
  },
  {
    rule: 'a template uses no process ink',
    why: 'A guide left in the artwork would be printed in black.',
    file: 'shared/design/src/pdf/write-template.ts',
    find: "cmyk: [0, 0, 0, 70], spot: 'Guides' }",
    replace: 'cmyk: [0, 0, 0, 70], spot: null }',
    test: jest(pdfTest, 'prints on the plates of the die lines'),
  },
  {
    rule: 'a template names its die in visible text',
    why: 'Most programs drop metadata; the title block remains.',
    file: 'shared/packaging/src/exports/template.ts',
    find: '    stamp,\n  ];',
    replace: '  ];',
    test: jest(pdfTest, 'names its die in words'),
  },
  {
    rule: 'limits refer to the requested dimensions',
    why: 'A buyer who gives outside sizes cannot use a limit of the inside.',
    file: 'api/src/catalogue/dies/parse-die-request.ts',
    find: "axis && dims !== 'inside'",
    replace: "axis && dims === 'inside'",
    test: jest(httpTest, 'reports limits in the dimensions of the request'),
  },
  {
    rule: 'a die stamp is verified',
    why: 'Artwork made on an older drawing would be moved by lines that it was never drawn on.',
    file: 'api/src/artwork/decoding/source-die.ts',
    find: 'made.ok && made.die.version === stamp.version && (await dieHash(made.die)).startsWith(stamp.hash)',
    replace: 'made.ok && made.die.version === stamp.version && (await dieHash(made.die)) !== stamp.hash',
    test: jest(madeOnTest, 'does not believe a stamp'),
  },
  {
    rule: 'artwork is transferred panel by panel',
    why: 'Scaled as a whole it would run over the creases of the other size.',
    file: 'mf-editor/src/artwork/template-match.ts',
    find: 'x: to.x + (left - from.x) * scale[0],',
    replace: 'x: from.x + (left - from.x) * scale[0],',
    test: jest(moveTest, 'transfers every side of another size edge to edge'),
  },
];
