import type { ReactNode } from 'react';
import {
  Accordion,
  Breadcrumb,
  Button,
  Checkbox,
  ChoiceTiles,
  Disclosure,
  drawBox,
  FileDrop,
  IconButton,
  Menu,
  ProductTile,
  Quantity,
  Row,
  Select,
  Stack,
  Tabs,
  TextField,
  TextLink,
} from '../src/index.ts';
import { mailer } from './boxes.ts';
import type { Story } from './story.ts';

const nothing = () => undefined;
const words = { cancelLabel: String, retryLabel: String, progressLabel: String };

const everything = (
  <Stack gap={3}>
    <Row>
      <Button tone="signal">Add 500 boxes</Button>
      <Button>Save</Button>
      <Button tone="quiet">Cancel</Button>
      <Button tone="danger">Delete</Button>
      <IconButton icon="undo" label="Undo" />
    </Row>
    <p>
      Fits a <TextLink href="#states">small parcel</TextLink>.{' '}
      <TextLink href="#states" kind="standing">
        All sizes
      </TextLink>
    </p>
    <TextField label="Company" defaultValue="Weidenkorb GmbH" />
    <TextField label="Postleitzahl" defaultValue="1234" error="Fünf Ziffern, zum Beispiel 10115." />
    <Select label="Finish" options={[{ value: 'none', label: 'No finish' }]} />
    <Quantity
      label="Quantity"
      value={500}
      onChange={nothing}
      min={30}
      max={900}
      decreaseLabel="Fewer"
      increaseLabel="More"
      limitsText="From 30 to 900."
    />
    <ChoiceTiles
      legend="Board"
      value="kraft"
      onChange={nothing}
      choices={[
        { value: 'kraft', label: 'Kraft', detail: 'E flute' },
        { value: 'white', label: 'White', detail: 'E flute' },
      ]}
    />
    <Checkbox label="Send me news." />
    <Tabs
      label="Views"
      value="die"
      onChange={nothing}
      tabs={[
        { id: 'die', label: 'Die', panel: null },
        { id: 'box', label: 'Box', panel: null },
      ]}
    />
    <Accordion>
      <Disclosure summary="How does it ship?">Flat, in bundles of 25.</Disclosure>
    </Accordion>
    <Menu label="Region" icon="globe" groups={[]} align="start">
      Europe · EUR
    </Menu>
    <Breadcrumb label="Here" crumbs={[{ label: 'Shop', href: '#states' }, { label: 'Mailer' }]} />
    <FileDrop {...words} label="Drop artwork" onFiles={nothing} />
    <ProductTile picture={drawBox(mailer)} name="Mailer box" href="#states" detail="FEFCO 0427" />
  </Stack>
);

const state = (name: string, node: ReactNode) => ({
  name,
  node: name === 'default' ? node : <div data-show={name}>{node}</div>,
});

export const story: Story = {
  id: 'states',
  title: 'States under pointer and keyboard',
  about: 'The same parts untouched, under the pointer, in focus and pressed.',
  cases: ['default', 'hover', 'focus', 'pressed'].map((name) => state(name, everything)),
};
