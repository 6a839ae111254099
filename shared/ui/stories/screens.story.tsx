import { makeDie } from '@shop/packaging';
import { useState } from 'react';
import {
  Badge,
  Breadcrumb,
  Button,
  buttonClass,
  Cell,
  ChoiceTiles,
  ConfiguratorLayout,
  DieDrawing,
  DimensionField,
  DimensionTriple,
  Disclosure,
  Figure,
  FoldedBox,
  Grid,
  Icon,
  Lead,
  PriceSummary,
  Quantity,
  Row,
  Sheet,
  Stack,
  Tabs,
  useFoldMotion,
} from '../src/index.ts';
import { mailer } from './boxes.ts';
import type { Story } from './story.ts';

const problems = {
  not_a_number: 'Type a length in figures, such as 212.',
  too_small: 'At least 60 mm, so that the side flaps can fold in.',
  too_large: 'At most 500 mm: the largest sheet the press takes.',
};

function Configurator() {
  const [size, setSize] = useState({ L: 212, W: 148, H: 61 });
  const [pieces, setPieces] = useState(500);
  const [board, setBoard] = useState<'kraft' | 'white'>('kraft');
  const [view, setView] = useState<'box' | 'die'>('box');
  const [closed, setClosed] = useState(false);
  const made = makeDie('fefco-0427', { ...size, t: 1.5 });
  const die = made.ok ? made.die : mailer;
  const fold = useFoldMotion(closed ? 1 : 0.84, 800);
  const each = 0.22 + 180 / pieces;
  const money = (amount: number) => `${amount.toFixed(2)} €`;
  return (
    <Stack gap={3}>
      <Breadcrumb
        label="You are here"
        crumbs={[{ label: 'Shop', href: '#screens' }, { label: 'Mailer box' }]}
      />
      <ConfiguratorLayout
        choices={
          <Stack gap={3}>
            <Stack gap={1}>
              <h1>Mailer box</h1>
              <p>One piece of board, no glue. Folds in eight seconds.</p>
            </Stack>
            <Stack gap={1}>
              <DimensionTriple>
                {(['L', 'W', 'H'] as const).map((axis) => (
                  <DimensionField
                    key={axis}
                    label={{ L: 'Length', W: 'Width', H: 'Height' }[axis]}
                    unit="mm"
                    locale="en-GB"
                    value={size[axis]}
                    min={axis === 'H' ? 20 : 60}
                    max={500}
                    problems={problems}
                    onChange={(reading) => {
                      if (reading.ok) setSize({ ...size, [axis]: reading.millimetres });
                    }}
                  />
                ))}
              </DimensionTriple>
            </Stack>
            <ChoiceTiles
              legend="Board"
              value={board}
              onChange={setBoard}
              choices={[
                { value: 'kraft', label: 'Kraft', detail: 'E flute, 1.5 mm' },
                { value: 'white', label: 'White', detail: 'E flute, 1.6 mm' },
              ]}
            />
            <Quantity
              label="Quantity"
              value={pieces}
              onChange={setPieces}
              min={30}
              max={20000}
              step={10}
              decreaseLabel="Fewer"
              increaseLabel="More"
              limitsText="From 30 to 20 000 boxes."
              hint="1 000 boxes cost 0.40 € each."
            />
            <Disclosure summary="What does it weigh, and how does it ship?">
              62 g. Fits a Royal Mail small parcel.
            </Disclosure>
          </Stack>
        }
        preview={
          <Tabs
            label="Views"
            value={view}
            onChange={setView}
            tabs={[
              {
                id: 'box',
                label: 'Box',
                panel: (
                  <Sheet board>
                    <FoldedBox die={die} fold={fold} board={board} ratio={1.3} title="Mailer box, folded" />
                    <Row spread>
                      <span>
                        <Figure unit="mm">{`${size.L} × ${size.W} × ${size.H}`}</Figure> inside
                      </span>
                      <Button
                        size="small"
                        icon={closed ? 'unfold' : 'fold'}
                        onClick={() => setClosed(!closed)}
                      >
                        {closed ? 'Open' : 'Close'}
                      </Button>
                    </Row>
                  </Sheet>
                ),
              },
              {
                id: 'die',
                label: 'Die',
                panel: (
                  <DieDrawing
                    locale="en"
                    die={die}
                    title="Die"
                    legend={{ cut: 'cut', crease: 'crease' }}
                    block={[
                      { label: 'Structure', value: 'FEFCO 0427' },
                      { label: 'Inside', value: `${size.L} × ${size.W} × ${size.H} mm` },
                    ]}
                  />
                ),
              },
            ]}
          />
        }
        summary={
          <PriceSummary
            sticky
            title={`Price of ${pieces} mailers`}
            openLabel="Show price parts"
            closeLabel="Hide price parts"
            rows={[
              { id: 'setup', label: 'Die and plates', detail: 'once per order', figure: money(48) },
              {
                id: 'board',
                label: 'Board',
                detail: '0.213 m² of E flute a piece',
                figure: money(pieces * 0.12),
              },
              {
                id: 'print',
                label: 'Print',
                detail: 'full colour outside',
                figure: money(pieces * each * 0.4),
              },
              { id: 'net', label: 'Net', figure: money(pieces * each), kind: 'subtotal' },
              { id: 'vat', label: 'VAT 23 %', figure: money(pieces * each * 0.23) },
            ]}
            total={{
              label: 'Total',
              figure: money(pieces * each * 1.23),
              note: `${money(each * 1.23)} a box, delivery included`,
            }}
            aside={
              <>
                <Icon name="truck" />
                <span>With you by Monday 14 December.</span>
              </>
            }
            action={
              <Button tone="signal" wide>
                Add {pieces} boxes
              </Button>
            }
          />
        }
      />
    </Stack>
  );
}

function Opening() {
  return (
    <Grid>
      <Cell tablet={6} desktop={6}>
        <Stack gap={3}>
          <Badge tone="board">From 30 boxes, in 9 working days</Badge>
          <h1>Boxes in your size, drawn to the millimetre</h1>
          <Lead>
            Type a size. See the die, the folded box and every part of the price, before you tell us who you
            are.
          </Lead>
          <Row gap={2}>
            <a className={buttonClass({ tone: 'signal', size: 'large' })} href="#screens">
              Choose a box
            </a>
            <a className={buttonClass({ size: 'large' })} href="#screens">
              Order a sample
            </a>
          </Row>
        </Stack>
      </Cell>
      <Cell tablet={6} desktop={6}>
        <FoldedBox die={mailer} fold={0.86} artwork={{ top: { fill: '#2239c4' } }} />
      </Cell>
    </Grid>
  );
}

export const story: Story = {
  id: 'screens',
  title: 'Put together',
  about: 'How the parts stand on a whole screen.',
  cases: [
    { name: 'opening', full: true, node: <Opening /> },
    { name: 'configurator', full: true, node: <Configurator /> },
  ],
};
