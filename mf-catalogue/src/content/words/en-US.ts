import type { ContentWords } from '../content-words.ts';
import { enUS as application } from './application/en-US.ts';
import { enUS as business } from './business/en-US.ts';
import { enUS as range } from './range/en-US.ts';

export const enUS: ContentWords = {
  seeAlso: 'See also',
  demonstration: 'These are the details of a demonstration company. It does not trade.',
  company: {
    name: 'Company',
    address: 'Address',
    registration: 'Company registration number',
    vatId: 'VAT number',
    email: 'Email',
    phone: 'Phone',
  },
  doors: {
    quote: 'Request a quote',
    plus: 'The Plus program',
    account: 'Your account',
    api: 'API documentation',
  },
  calendar: {
    caption:
      'Holidays excluded from our delivery dates: production in {{production}}, delivery in {{delivery}}',
    date: 'Date',
    holiday: 'Holiday',
    rests: 'Closed',
    production: 'Production',
    delivery: 'Delivery',
    both: 'Production and delivery',
    failed: 'The calendar cannot be shown right now. The dates in your cart still take it into account.',
  },
  application,
  pages: {
    ...business,
    ...range,
    about: {
      lead: 'We make packaging with your own print, and show how every price is calculated.',
      parts: [
        [
          'What we do',
          'Enter the size of what you pack and see the die, the folded box, its weight and its price at once, calculated from the real geometry of the box instead of a size table. The minimum order is 30 pieces of one design.',
        ],
        [
          'How we price',
          'Each price is the sum of setup, plates, board, print, finish, conversion and freight. You see every item, and if a larger run costs less in total, we tell you before you pay.',
        ],
        [
          'How we promise dates',
          'Production takes 21 days (15 business days) from your approval. Public holidays in your country are taken into account. Where express production is available, its price and date are shown next to the standard ones.',
        ],
      ],
    },
    contact: {
      lead: 'Write or call: a person answers.',
      parts: [
        [
          'Before you write',
          'For questions about an order, include the order number; it is in the subject of our emails. For questions about a box, send the link from the address bar: it contains the size and all options.',
        ],
        [
          'If something is wrong',
          'Send photos and the number of affected pieces to {{email}}. We reply with what we will do and by when.',
        ],
      ],
    },
    help: {
      lead: 'Short answers to frequent questions.',
      parts: [
        [
          'Ordering',
          'Choose a product, enter the inside size, place your artwork on the panels and choose a quantity. You do not need to know the exact board: each option shows how it changes price and weight.',
        ],
        [
          'Files',
          'PDF, SVG, PNG and JPEG. A vector PDF stays vector in the print file. Images may have up to 7000 × 7000 pixels.',
        ],
        [
          'Changing and canceling',
          'You can cancel an order in your account until production begins; we refund you the way you paid. A placed order cannot be changed: for another address or other artwork, cancel it and order again.',
        ],
        [
          'Delivery',
          'The cart shows the estimated delivery dates, the reason for each delay and when you need to order to get those dates.',
        ],
        [
          'Sample packs',
          'A pack holds up to eight samples of boards and prints, at one price and with free delivery. When production of your next packaging order begins, we refund the price of one pack the way you paid it, once per customer.',
        ],
        [
          'Minimum order and quantities',
          'The minimum is 30 pieces of one design in one size; above that, you choose any quantity. Price tiers begin at 30, 60, 90, 120, 240, 500, 750, 1000, 1500, 2000 and 2500 pieces: a quantity in between has the unit price of the tier below.',
        ],
        [
          'How the price is made up',
          'The price is the sum of setup, plates, board, print, finish, cutting and gluing, and freight; courier delivery is included. Setup and plates cost the same for any run, so the unit price falls with quantity. Just below a tier, the larger run can cost less in total: 500 pieces less than 480.',
        ],
        [
          'Payment methods and installments',
          'You pay by card or bank transfer; in the US shop by card only. With a transfer, production begins once your payment arrives. In some markets, businesses can pay larger orders in two or three installments; checkout shows amounts and due dates.',
        ],
        [
          'VAT and invoices',
          'Enter your VAT number at checkout; we check it in the official register. With a verified number, EU businesses outside Poland buy goods without VAT and account for it themselves (intra-Community supply; for services, reverse charge). After payment, the invoice is with the order in your account as a PDF.',
        ],
        [
          'Express production',
          'Where available, express saves up to 4 business days for up to 5000 pieces, or up to 7 days for up to 1000 pieces without printing plates. Surcharge and date are shown next to the standard ones.',
        ],
        [
          'Delivery countries and customs',
          'The international shop delivers to the EU, the United Kingdom, Switzerland and Norway; the others to their own country and some to neighboring ones. For Switzerland and Norway: no VAT, 40 EUR for customs; import charges may be due on arrival, and clearance is not included in the dates.',
        ],
        [
          'Returns and complaints',
          'Goods made to your design or size carry no right of withdrawal; you can cancel until production begins. Consumers can return ready-made goods within 14 days. If something is defective, send photos and the number of affected pieces to {{email}}: we reprint or refund.',
        ],
        [
          'Bleed, colors and fonts',
          'Extend backgrounds past the cut by the bleed and keep text in the safe zone; the editor shows both, 3 or 5 mm on most boxes. Images need 300 dpi at print size. We print in CMYK; on kraft, colors look darker. In a PDF, embed fonts or convert text to outlines.',
        ],
        [
          'Die templates and your own die',
          '“Download template” in the configurator and the editor gives you the die of your size as PDF, SVG or DXF. For a die of your own, request a quote and attach it as PDF, AI or EPS.',
        ],
        [
          'Measuring and choosing the board',
          'Enter the inside size: length, width and height, with a few millimeters of play. E flute (1.5 mm) suits fine print, B flute (3 mm) heavier goods, carton light goods on a shelf.',
        ],
        [
          'Food contact',
          'We do not declare any packaging suitable for direct contact with food. It depends on board, ink and food: ask us before you order.',
        ],
        [
          'Recycling and producer responsibility (EPR)',
          'Boxes of corrugated board and carton without film go into paper recycling. In many countries, whoever sells packaged goods must register and report the packaging (EPR); we do not do this for you. The product page shows the weight of the board.',
        ],
        [
          'Ordering again and saved designs',
          '“Order again” with the order in your account puts the same items into your cart at today’s prices, with the design that was printed. Your designs are saved as you work and are in your account under “Designs”.',
        ],
        [
          'Company account and approvals',
          'With Plus, a company assigns roles and limits; an order above the limit waits for approval. Your purchase order number is on the invoice. Plus is offered in the international shop and in those for Germany, France, Italy, Poland and the United Kingdom.',
        ],
        [
          'Tracking and delivery address',
          'When a parcel leaves, you get an email with the tracking number and a link to the carrier. For another address, see “Changing and canceling”.',
        ],
      ],
    },
    services: {
      lead: 'What you can add to an order, with its price in the cart.',
      parts: [
        [
          'Expert artwork check',
          'A prepress expert reviews the artwork of an item before production and emails you if something should change.',
        ],
        [
          'Reprint protection',
          'Boxes damaged in your warehouse within 12 months are reprinted once at no charge. Your legal rights are not affected.',
        ],
        [
          'Planted trees',
          'We plant as many trees with your order as you choose. They do not offset the emissions of your boxes.',
        ],
        ['Sample packs', 'Up to eight samples of boards and products to try before you order.'],
      ],
    },
    sustainability: {
      lead: 'What we can say with a number, and what we cannot.',
      parts: [
        [
          'A box that fits',
          'The best way to save board is not to use it. The size finder packs your items and suggests the smallest box that holds them, with its weight.',
        ],
        [
          'Footprint',
          'The product page of a box shows its footprint in kg CO₂e, with the published factor set behind it. If no published set covers a material, we show no figure. We never add up figures from different sets.',
        ],
        [
          'Trees',
          'You can add planted trees to an order. We count a tree once the order is paid, and we do not call any box climate neutral.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'What the environmental terms on our boxes mean.',
      parts: [
        [
          'Recyclable',
          'Boxes of corrugated board and carton without film go into paper recycling. A laminated box is harder to recycle; the configurator lists the film as a finish, so you can leave it out.',
        ],
        [
          'Recycled and compostable',
          'Recycled poly mailers are made from plastic waste. Compostable mailers are made for industrial composting; ask your local authority whether they are collected.',
        ],
        [
          'Inks',
          'A one-color print on brown board needs less ink than full color. The price lists print as a separate item.',
        ],
      ],
    },
    fscCertification: {
      lead: 'What FSC certification means, and what we may claim.',
      parts: [
        [
          'What it means',
          'The Forest Stewardship Council certifies forests and every business in their chain of custody. A claim such as “FSC Mix” or “FSC Recycled” on a box is valid only if the last link of that chain, the printer, is certified as well.',
        ],
        [
          'What we claim',
          'Our certificate number is {{fsc}}. Anyone can look it up in the public FSC register.',
          'If there is no number on this page, we hold no certificate. In that case we sell no box as certified and print no FSC mark, whatever board is used.',
        ],
        [
          'On your order',
          'With a certificate, the service “FSC certificate” is offered for the items it is valid for, and the claim appears on your invoice. Without one, it cannot be added to an order.',
        ],
        [
          'What our data shows',
          'Each board is listed with the share of recycled fiber that its supplier declares. That share is not an FSC claim and does not replace one.',
        ],
      ],
    },
    termsOfService: {
      lead: 'The terms that apply when you order.',
      parts: [
        [
          'Contract',
          'The contract is concluded when we confirm your order by email. The prices shown before you pay apply, itemized and with tax. {{company}} is the seller.',
        ],
        [
          'Payment',
          'You pay with one of the payment methods shown at checkout for your market. Businesses can pay larger orders in installments where available; amounts and due dates are shown before you agree.',
        ],
        [
          'Production and delivery',
          'Production begins after you have approved the design. Dates are shown with the order; if we cannot meet one, we email you.',
        ],
        [
          'Artwork',
          'You confirm that you hold the rights to what you have printed. The design remains yours.',
        ],
        [
          'Defects',
          'The statutory warranty of your country applies. Send photos to {{email}}; we reprint the goods or refund them.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'What data we store about you, why, and how to get a copy or have it deleted.',
      parts: [
        [
          'What we store',
          'For an order: your name, addresses, email address, the order itself and its files, to fulfill the contract. A visitor without an account is identified by a random number, stored for up to 365 days. A signed-in session lasts 31 days and is extended by use, up to a year.',
        ],
        [
          'Consent',
          'Before you choose, only what the shop needs to work is stored. Analytics and advertising begin after consent. You can change your choice at any time under "Privacy choices" in the footer of each page.',
        ],
        [
          'A copy of your data',
          'You can request a copy in your account. The link in the email works once, within 7 days.',
        ],
        [
          'Deletion',
          'You can also delete your account there. It is deleted after 14 days; until then you can cancel the deletion. Open orders are completed first. Invoices are kept for as long as tax law requires.',
        ],
        [
          'Contact',
          'Write to {{email}}. You may also complain to the data protection authority of your country.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Made to order: no right of withdrawal. Ready-made goods: 14 days.',
      parts: [
        [
          'Goods made to your order',
          'Goods printed with your design or cut to your size are made for you alone. They carry no right of withdrawal (Directive 2011/83/EU, article 16 c). You can cancel until production begins.',
        ],
        [
          'Ready-made goods',
          'Consumers can return sample packs, pre-printed boxes and plain boxes in stock sizes within 14 days of delivery, without giving a reason. Before they ship, use the link in your order email. After that, write to {{email}}.',
        ],
        [
          'Refunds',
          'We refund what you paid for the goods and standard delivery, the way you paid. You bear the cost of returning the goods.',
        ],
        ['Defective goods', 'None of this affects your legal rights.'],
      ],
    },
    impressum: {
      lead: 'Who operates this shop.',
      parts: [
        [
          'Responsible',
          '{{company}} is responsible for the content of these pages. {{brand}} is the name of the shop.',
        ],
        [
          'Disputes',
          'We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board. Write to us first at {{email}}: most issues are resolved that way.',
        ],
      ],
    },
  },
};
