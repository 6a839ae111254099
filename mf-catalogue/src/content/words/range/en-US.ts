import type { ProductRangePages } from '../../content-words.ts';

export const enUS: ProductRangePages = {
  ecoBadge: {
    lead: 'Why none of our boxes carries an eco label, and what we show instead.',
    parts: [
      [
        'No label of our own',
        '“Green” on a box says nothing that can be verified. In the EU, sustainability labels without a certification scheme have been prohibited since September 27, 2026, by Directive (EU) 2024/825. We do not issue any.',
      ],
      [
        'What you see instead',
        'The share of recycled fiber declared by the supplier, the weight of the box and, where a published factor set covers its board, its footprint in kg CO₂e. Each figure is shown with its source.',
      ],
      [
        'Less of everything',
        'These products use kraft board, paper or recycled film and little ink. Compare their figures before you choose.',
      ],
    ],
  },
  enterprise: {
    lead: 'For companies that order often, from several locations or with their own rules.',
    parts: [
      [
        'Several people',
        'Where Plus is available, a company assigns roles: view, design, order, approve, finance. An order over a limit waits for an approver. Your purchase order number appears on the invoice.',
      ],
      [
        'Beyond the price list',
        'For larger runs, other shapes and other materials, request a quote. We email you the offer, and you accept it online.',
      ],
      [
        'Your systems',
        'Your systems can read orders, invoices and shipments through the API, and webhooks notify them of changes.',
      ],
      [
        'Your brand only',
        'We print your design and add no mark of our own, so you can ship the boxes under your name.',
      ],
    ],
  },
  industries: {
    lead: 'Which of our packaging suits your industry.',
    parts: [
      [
        'Cosmetics and care',
        'A carton for the shelf, a rigid box for the set, a label for the bottle. Carton is thin and takes fine print; a rigid box is heavier and takes longer to make.',
      ],
      [
        'Food and drink',
        'Boxes for cakes and bottles, cans and pouches for dry goods. Whether a material is suitable for food contact depends on board, ink and food: ask us before you order.',
      ],
      [
        'Clothing',
        'A mailing bag is light and saves space. A delivery box with a second strip works for returns as well.',
      ],
      [
        'Online shops',
        'A mailer locks without tape; a slotted case holds more. The size finder suggests the smallest box that holds your items.',
      ],
    ],
  },
  designShowcase: {
    lead: 'Print options shown on the boxes we make.',
    parts: [
      [
        'One color on brown',
        'One ink on kraft board is the simplest print. Dark inks stand out best, because the brown board shows through light ones.',
      ],
      [
        'White ink and print inside',
        'Opaque white makes the board itself the color. Inside print shows when the lid opens, and takes two more business days.',
      ],
      [
        'Full color',
        'On white or coated board, photos keep their colors. If an image reaches the edge, extend it by the bleed shown in the editor.',
      ],
      [
        'Where the images come from',
        'The shop draws every box here from its own die. Customers own their designs, so we show none.',
      ],
    ],
  },
  inspirations: {
    lead: 'Four occasions, and the packaging we would choose for them.',
    parts: [
      [
        'A gift',
        'Drawers and magnetic flaps open slowly. Tissue paper covers what is inside, and a card says who it is from.',
      ],
      [
        'A box every month',
        'The box stays the same and the sleeve changes, so only the sleeve needs a new design each month.',
      ],
      [
        'Flat mail',
        'Books, prints and clothes ship flat. A board envelope keeps them from bending; a paper mailer weighs least.',
      ],
      [
        'A bottle',
        'The self-locking base of the wine box bears the weight; a carrier box has its handle cut from the same sheet.',
      ],
    ],
  },
  blog: {
    lead: 'Short articles on measuring, board, quantity and files for your first order.',
    parts: [
      [
        'Measure the inside',
        'You order a box by its inside size: length, width and height, in this order, with length and width at the opening. Measure what you pack, add a few millimeters so that it slides in, and leave the walls to us: we add them.',
      ],
      [
        'Which board',
        'E flute is 1.5 mm thick and suits fine print; B flute is 3 mm thick and carries more weight when stacked. Solid carton is for light goods on a shelf. Order a sample pack to feel the difference.',
      ],
      [
        'How many',
        'Setup and plates cost the same for 30 boxes as for 1000, so the unit price falls with quantity. Check the price table: sometimes a larger run costs less in total, and we tell you when it does.',
      ],
      [
        'Files that print well',
        'A vector PDF stays sharp at any size. Images should have about 300 dots per inch at print size. Convert text to outlines or embed its fonts.',
      ],
    ],
  },
};
