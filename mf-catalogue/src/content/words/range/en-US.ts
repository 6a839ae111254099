import type { RangePages } from '../../content-words.ts';

export const enUS: RangePages = {
  ecoBadge: {
    lead: 'Why no box of ours carries an eco badge, and what stands there instead.',
    parts: [
      [
        'No badge of our own',
        '“Green” on a box says nothing that anybody can check. In the EU a sustainability label that rests on no certification scheme has been forbidden since 27 September 2026, by Directive (EU) 2024/825. We give none away.',
      ],
      [
        'What you see instead',
        'The share of recycled fiber that the supplier declares for a board, the weight of the box and, where a published factor set covers its board, its footprint in kg CO₂e. Each figure stands beside its source.',
      ],
      [
        'Less of everything',
        'These products use kraft board, paper or recycled film and little ink. Compare their figures before you choose.',
      ],
    ],
  },
  enterprise: {
    lead: 'For companies that order often, in several places or by rules of their own.',
    parts: [
      [
        'Several people',
        'Where Plus is offered, a company gives its people roles: read, design, order, approve, finance. An order beyond a limit waits until somebody who may approve it has done so. Your own order number stands on the invoice.',
      ],
      [
        'Beyond the list',
        'For larger runs, other shapes and other materials ask for a quote. The offer comes by email, and you accept it online.',
      ],
      [
        'Your systems',
        'Orders, invoices and shipments can be read through the interface, and webhooks tell your system what happens.',
      ],
      [
        'Your print alone',
        'What is printed is your design. We add no mark of our own to it, so the boxes can be sent on under your name.',
      ],
    ],
  },
  industries: {
    lead: 'Which of our packaging suits what, by industry.',
    parts: [
      [
        'Cosmetics and care',
        'A carton for the shelf, a rigid box for the set, a label for the bottle. Carton is thin and takes fine print; a rigid box is heavier and takes longer to make.',
      ],
      [
        'Food and drink',
        'Boxes for cakes and bottles, cans and pouches for dry goods. Whether a material may touch food depends on board, ink and food: ask us before you order.',
      ],
      [
        'Clothing',
        'A mailing bag weighs little and takes little room. A delivery box with a second strip serves for returns as well.',
      ],
      [
        'Online shops',
        'A mailer locks without tape; a slotted case holds more. The size finder proposes the smallest box that holds what you send.',
      ],
    ],
  },
  designShowcase: {
    lead: 'What can be printed on what, shown on the boxes that we make.',
    parts: [
      [
        'One color on brown',
        'One ink on kraft board is the plainest print there is. Dark inks stand out best, since the brown of the board shows through light ones.',
      ],
      [
        'White ink and print inside',
        'Opaque white makes the board itself the color. Print on the inner face is seen when the lid opens, and takes two business days more.',
      ],
      [
        'Full color',
        'On white or coated board a photograph keeps its colors. Let a picture that reaches the edge run on over it, by as much as the editor shows.',
      ],
      [
        'Where the pictures come from',
        'The shop draws every box here from its own die. The designs of customers belong to them, so none is shown.',
      ],
    ],
  },
  inspirations: {
    lead: 'Four occasions, and what we would pack them in.',
    parts: [
      [
        'A present',
        'A drawer and a flap with magnets are opened slowly. Tissue paper hides what lies inside, and a card says whom it comes from.',
      ],
      [
        'A box every month',
        'The box stays the same and its sleeve changes, so each month only the sleeve needs a new design.',
      ],
      [
        'Flat post',
        'Books, prints and clothes travel flat. An envelope of board keeps them from bending, a mailer of paper weighs least.',
      ],
      [
        'A bottle',
        'The base of the wine box locks into itself and bears the weight; a carrier box has its handle cut from the same sheet.',
      ],
    ],
  },
  blog: {
    lead: 'Short articles on measuring, board, quantity and files: what is asked before a first order.',
    parts: [
      [
        'Measure the inside',
        'A box is ordered by its inside size: length, width, height, in this order, and length and width at the opening. Measure what you pack, add a few millimeters so that it slides in, and leave the walls to us: they come on top.',
      ],
      [
        'Which board',
        'E flute is 1.5 mm thick and takes fine print; B flute has 3 mm and bears more when boxes are stacked. Solid carton is for light goods on a shelf. A sample pack lets you feel the difference.',
      ],
      [
        'How many',
        'Setup and plates cost the same for 30 boxes and for 1000, so the price of one box falls with the quantity. Look at the price table: at times a larger run costs less in total, and we tell you when it does.',
      ],
      [
        'Files that print well',
        'A vector PDF stays sharp at any size. A picture should have about 300 dots per inch in the size it is printed. Turn text into outlines or embed its fonts.',
      ],
    ],
  },
};
