import { iconShapes } from '../src/icon/shapes.ts';
import type { IconName } from '../src/index.ts';
import { Badge, Button, Icon, IconButton, Row, Stack, TextLink } from '../src/index.ts';
import type { Story } from './story.ts';

const iconNames = Object.keys(iconShapes).filter((name): name is IconName => name in iconShapes);
const nothing = () => undefined;

export const story: Story = {
  id: 'actions',
  title: 'Buttons, links, badges, icons',
  about:
    'One signal button in view. A button that cannot be used says why. Hover, press and Tab to see the rest.',
  cases: [
    {
      name: 'button tones',
      node: (
        <Row>
          <Button tone="signal">Add 500 boxes</Button>
          <Button>Save design</Button>
          <Button tone="quiet">Cancel</Button>
          <Button tone="danger" icon="trash">
            Delete address
          </Button>
        </Row>
      ),
    },
    {
      name: 'button sizes, icons',
      node: (
        <Row>
          <Button size="small" icon="copy">
            Copy
          </Button>
          <Button icon="download">Die as PDF</Button>
          <Button tone="signal" size="large" iconAfter="arrow-right">
            Configure
          </Button>
        </Row>
      ),
    },
    {
      name: 'disabled with the reason',
      node: (
        <Stack>
          <Button tone="signal" disabledReason="Give a height of at least 20 mm first.">
            Add 500 boxes
          </Button>
        </Stack>
      ),
    },
    {
      name: 'loading (the width stays)',
      node: (
        <Row>
          <Button tone="signal" busy busyLabel="Adding…">
            Add 500 boxes
          </Button>
          <Button busy busyLabel="Saving…">
            Save design
          </Button>
        </Row>
      ),
    },
    {
      name: 'long German text, wide',
      node: (
        <Button tone="signal" wide>
          500 Versandschachteln mit Sonderanfertigungsaufdruck zahlungspflichtig bestellen
        </Button>
      ),
    },
    {
      name: 'icon buttons',
      node: (
        <Row>
          <IconButton icon="undo" label="Undo" onClick={nothing} />
          <IconButton icon="redo" label="Redo" disabled />
          <IconButton icon="rotate" label="Turn" tone="plain" />
          <IconButton icon="trash" label="Remove" size="small" />
        </Row>
      ),
    },
    {
      name: 'links',
      node: (
        <Stack>
          <p>
            62 g. Fits a <TextLink href="#actions">Royal Mail small parcel</TextLink>.
          </p>
          <TextLink href="#actions" kind="bare">
            Mailer boxes
          </TextLink>
          <TextLink href="#actions" kind="standing">
            See all structures
          </TextLink>
        </Stack>
      ),
    },
    {
      name: 'badges',
      node: (
        <Row>
          <Badge>Draft</Badge>
          <Badge tone="board">FEFCO 0427</Badge>
          <Badge severity="success">Paid</Badge>
          <Badge severity="warning">Paused</Badge>
          <Badge severity="error">Artwork refused</Badge>
          <Badge tone="signal" count>
            3
          </Badge>
        </Row>
      ),
    },
    {
      name: 'icons',
      full: true,
      node: (
        <Row gap={2}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} size={24} label={name} />
          ))}
        </Row>
      ),
    },
  ],
};
