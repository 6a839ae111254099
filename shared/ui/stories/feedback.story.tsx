import { useRef, useState } from 'react';
import {
  Accordion,
  Breadcrumb,
  Button,
  Dialog,
  Disclosure,
  drawBox,
  EmptyState,
  ErrorPanel,
  FoldedBox,
  MegaMenu,
  Menu,
  Notice,
  Progress,
  Skeleton,
  Steps,
  Tabs,
} from '../src/index.ts';
import styles from './book.module.css';
import { carton, mailer, shipping } from './boxes.ts';
import type { Story } from './story.ts';

const nothing = () => undefined;

function SignIn() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this address?"
        closeLabel="Close"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button tone="danger" onClick={() => setOpen(false)}>
              Delete address
            </Button>
          </>
        }
      >
        <p>Orders already placed keep it. You can add it again at any time.</p>
      </Dialog>
    </>
  );
}

function Kinds() {
  const [tab, setTab] = useState<'die' | 'box' | 'facts'>('die');
  return (
    <Tabs
      label="Views"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'die', label: 'Die', panel: <p>Flat, 531 × 402 mm.</p> },
        { id: 'box', label: 'Folded', panel: <p>Outside 218 × 154 × 66 mm.</p> },
        { id: 'facts', label: 'Facts', panel: <p>62 g a piece.</p> },
      ]}
    />
  );
}

const shelf = (id: string, label: string, entries: readonly string[]) => ({
  id,
  label,
  href: '#telling',
  entries: entries.map((entry) => ({ id: entry, label: entry, href: '#telling' })),
});
const shelves = [
  {
    ...shelf('mailers', 'Mailer boxes', ['Plain mailer box', 'Kraft mailer box, one colour']),
    picture: drawBox(mailer, { fold: 0.82 }),
  },
  {
    ...shelf('cases', 'Versandkartons und Paketverpackungen', [
      'Versandkarton mit Aufreißstreifen und Rücksendeverschluss',
      'Faltkarton ohne Druck',
    ]),
    picture: drawBox(shipping, { fold: 0.82 }),
  },
  {
    ...shelf('cartons', 'Product boxes', ['Product carton']),
    picture: drawBox(carton, { fold: 0.82 }),
    board: 'white' as const,
  },
];

/** Shown open in a frame of its own, as under the bar of a page. */
function Range() {
  const [open, setOpen] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} {...(styles.room ? { className: styles.room } : {})}>
      <Button icon="menu" tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        Products
      </Button>
      {open ? (
        <MegaMenu
          id="range"
          label="Product categories"
          root={root}
          groups={shelves}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

export const story: Story = {
  id: 'telling',
  title: 'Telling, waiting, finding the way',
  about: 'What happened, what is kept, what to do. Waiting shows the creases of what will stand there.',
  cases: [
    {
      name: 'notices',
      node: (
        <>
          <Notice>Prices are for delivery to Poland. They change with the country.</Notice>
          <Notice
            severity="success"
            title="500 boxes are in your cart"
            action={<Button size="small">Go to cart</Button>}
          />
          <Notice severity="warning" title="Some fonts are not embedded">
            Letters may look different in print.
          </Notice>
          <Notice severity="error" title="The connection broke" onClose={nothing} closeLabel="Close">
            Your design is saved up to 14:02. We try again in 10 seconds.
          </Notice>
        </>
      ),
    },
    {
      name: 'notice, floating',
      node: (
        <Notice floating severity="success" onClose={nothing} closeLabel="Close">
          Address saved.
        </Notice>
      ),
    },
    {
      name: 'error panel',
      node: (
        <ErrorPanel
          title="The price could not be worked out"
          reassurance="Your size, board and artwork are kept."
          advice="Try again now. If it fails a second time, write to us with the number below."
          actions={<Button icon="rotate">Try again</Button>}
          reference="req 01J9ZK4V2M"
        />
      ),
    },
    {
      name: 'empty state',
      node: (
        <EmptyState
          title="No orders yet"
          drawing={<FoldedBox die={mailer} fold={0.55} />}
          action={<Button tone="signal">Choose a box</Button>}
        >
          Your orders stand here with their print files and invoices.
        </EmptyState>
      ),
    },
    { name: 'progress', node: <Progress label="Sending lid-ornament.pdf" value={0.44} figure="4 of 9 MB" /> },
    { name: 'progress, length unknown', node: <Progress label="Checking fonts and colours" /> },
    { name: 'skeleton', node: <Skeleton lines={3} /> },
    { name: 'skeleton, box', node: <Skeleton shape="wide" /> },
    {
      name: 'steps',
      node: (
        <Steps
          label="Checkout"
          doneLabel="done"
          current="delivery"
          steps={[
            { id: 'address', label: 'Address' },
            { id: 'delivery', label: 'Delivery' },
            { id: 'payment', label: 'Payment' },
          ]}
        />
      ),
    },
    {
      name: 'breadcrumb',
      node: (
        <Breadcrumb
          label="You are here"
          crumbs={[
            { label: 'Shop', href: '#telling' },
            { label: 'Mailer boxes', href: '#telling' },
            { label: 'Full colour' },
          ]}
        />
      ),
    },
    { name: 'tabs', node: <Kinds /> },
    {
      name: 'disclosure',
      node: (
        <Accordion>
          <Disclosure name="q" summary="Why is the first box the dearest?" open>
            The die and the plates are made once and cost the same for 30 boxes as for 3 000.
          </Disclosure>
          <Disclosure
            name="q"
            summary="Kann ich vor der Produktionsfreigabe ein Muster der Verpackung bekommen?"
          >
            Ja, in vier Werktagen.
          </Disclosure>
        </Accordion>
      ),
    },
    {
      name: 'range under one button',
      full: true,
      node: <Range />,
    },
    {
      name: 'menu',
      node: (
        <Menu
          label="Region and language"
          icon="globe"
          align="start"
          groups={[
            {
              id: 'region',
              heading: 'Region',
              entries: [
                { id: 'pl', label: 'Polska', detail: 'PLN', lang: 'pl', onSelect: nothing },
                { id: 'se', label: 'Sverige', detail: 'SEK', lang: 'sv', onSelect: nothing },
                { id: 'eu', label: 'Europe', detail: 'EUR', current: true, onSelect: nothing },
              ],
            },
          ]}
        >
          Europe · EUR
        </Menu>
      ),
    },
    { name: 'dialog', node: <SignIn /> },
  ],
};
