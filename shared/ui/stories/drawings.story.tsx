import { bleedOutline } from '@shop/packaging';
import { type ChangeEvent, useState } from 'react';
import {
  Badge,
  Cell,
  DieDrawing,
  drawBox,
  FoldedBox,
  FoldingLoader,
  Grid,
  LogoMark,
  Price,
  ProductTile,
  Row,
} from '../src/index.ts';
import { carton, mailer, shipping } from './boxes.ts';
import type { Story } from './story.ts';

function Folding() {
  const [fold, setFold] = useState(0.75);
  const [yaw, setYaw] = useState(34);
  const set = (take: (value: number) => void) => (event: ChangeEvent<HTMLInputElement>) =>
    take(event.currentTarget.valueAsNumber);
  return (
    <div>
      <FoldedBox die={mailer} fold={fold} yaw={yaw} steady title="Mailer" />
      <label>
        fold <input type="range" min={0} max={1} step={0.01} value={fold} onChange={set(setFold)} />
      </label>
      <label>
        yaw <input type="range" min={-180} max={180} value={yaw} onChange={set(setYaw)} />
      </label>
    </div>
  );
}

const block = [
  { label: 'Structure', value: 'FEFCO 0427' },
  { label: 'Inside', value: '212 × 148 × 61 mm' },
  { label: 'Flat', value: `${Math.round(mailer.sheet.width)} × ${Math.round(mailer.sheet.height)} mm` },
  { label: 'Board', value: 'E flute, 1.5 mm' },
  { label: 'Weight', value: '62 g' },
];
const legend = { cut: 'cut', crease: 'crease' };
/** A small one-colour print, as a data address. */
const print = (word: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 140"><rect width="200" height="140" fill="#f1ece2"/><path d="M20 110H180" stroke="#2239c4" stroke-width="3"/><text x="20" y="90" font-family="Archivo, Arial, sans-serif" font-weight="600" font-size="44" fill="#2239c4">${word}</text></svg>`,
  )}`;
const printed = {
  top: { image: print('Lid') },
  front: { image: print('Front') },
  right: { image: print('Right') },
  left: { image: print('Left') },
  back: { image: print('Back') },
};

const stages = [0, 0.25, 0.5, 0.75, 1];

export const story: Story = {
  id: 'drawings',
  title: 'Drawings from geometry',
  about: 'Every picture is the product itself: the die that is cut, and the box that it folds into.',
  cases: [
    {
      name: 'die with title block',
      full: true,
      node: (
        <DieDrawing
          locale="en"
          die={mailer}
          title="Die of a mailer"
          block={block}
          legend={legend}
          highlightSide="top"
          sideNames={{
            top: 'Lid',
            front: 'Front',
            left: 'Left',
            right: 'Right',
            back: 'Back',
            bottom: 'Base',
          }}
        />
      ),
    },
    {
      name: 'die, 0201',
      node: (
        <DieDrawing
          locale="en"
          die={shipping}
          title="Die of a shipping box"
          bleed={bleedOutline(shipping, 5)}
        />
      ),
    },
    {
      name: 'die, tuck end',
      node: <DieDrawing locale="en" die={carton} title="Die of a carton" maxHeight={420} />,
    },
    { name: 'folding', node: <Folding /> },
    ...[mailer, shipping, carton].map((die) => ({
      name: `${die.structure}, five stages`,
      full: true,
      node: (
        <Grid>
          {stages.map((fold) => (
            <Cell key={fold} tablet={4} desktop={2}>
              <FoldedBox die={die} fold={fold} />
            </Cell>
          ))}
        </Grid>
      ),
    })),
    ...[mailer, shipping, carton].map((die) => ({
      name: `${die.structure}, printed`,
      node: <FoldedBox die={die} fold={1} board="white" artwork={printed} />,
    })),
    {
      name: 'printed, open',
      node: <FoldedBox die={mailer} fold={0.88} artwork={printed} inside="kraft" board="white" />,
    },
    {
      name: 'printed, from behind',
      node: <FoldedBox die={mailer} fold={1} yaw={214} artwork={printed} board="white" />,
    },
    {
      name: 'filled',
      node: (
        <FoldedBox
          die={mailer}
          fold={0.86}
          artwork={{ top: { fill: '#2239c4' }, front: { fill: '#2239c4' } }}
        />
      ),
    },
    { name: 'loader', node: <FoldingLoader label="Working out the price" /> },
    {
      name: 'loader, tied to progress',
      node: <FoldingLoader label="Sending artwork, 60 %" progress={0.6} />,
    },
    {
      name: 'mark',
      node: (
        <Row gap={3}>
          <LogoMark size={20} />
          <LogoMark size={32} />
          <LogoMark size={64} />
        </Row>
      ),
    },
    {
      name: 'product tiles',
      full: true,
      node: (
        <Grid>
          <Cell tablet={4} desktop={4}>
            <ProductTile
              picture={drawBox(mailer)}
              href="#drawings"
              name="Mailer box"
              detail="FEFCO 0427, from 100 × 60 × 20 mm"
              price={<Price amount="from 0.41 €" unit="each, net" />}
              badge={<Badge>Most ordered</Badge>}
            />
          </Cell>
          <Cell tablet={4} desktop={4}>
            <ProductTile
              picture={drawBox(shipping, { fold: 0.8 })}
              href="#drawings"
              name="Versandkarton mit Automatikboden"
              detail="FEFCO 0201, ab 100 × 80 × 50 mm"
              price={<Price amount="ab 0,62 €" unit="je Stück, netto" />}
            />
          </Cell>
          <Cell tablet={4} desktop={4}>
            <ProductTile
              picture={drawBox(carton, { fold: 0.85 })}
              href="#drawings"
              board="white"
              name="Product box"
              detail="ECMA A20.20.03.01, from 20 × 15 × 40 mm"
              price={<Price amount="from 0.19 €" unit="each, net" />}
            />
          </Cell>
        </Grid>
      ),
    },
  ],
};
