import type { ContentWords } from '../content-words.ts';
import { enUS as application } from './application/en-US.ts';
import { enUS as dealings } from './dealings/en-US.ts';
import { enUS as range } from './range/en-US.ts';

export const enUS: ContentWords = {
  seeAlso: 'See also',
  demonstration: 'These are the particulars of a demonstration company. Nobody trades under them.',
  company: {
    name: 'Company',
    address: 'Address',
    registration: 'Register number',
    vatId: 'VAT number',
    email: 'Email',
    phone: 'Phone',
  },
  doors: {
    quote: 'Request a quote',
    plus: 'The Plus program',
    account: 'Your account',
    api: 'Documentation of the interface',
  },
  calendar: {
    caption: 'Days off that our dates step over: production in {{production}}, delivery in {{delivery}}',
    date: 'Day',
    holiday: 'Holiday',
    rests: 'What rests',
    production: 'Production',
    delivery: 'Delivery',
    both: 'Production and delivery',
    failed: 'The calendar cannot be shown now. The dates in the cart reckon with it all the same.',
  },
  application,
  pages: {
    ...dealings,
    ...range,
    about: {
      lead: 'We make packaging with your own print, and show what every figure is made of.',
      parts: [
        [
          'What we do',
          'You type the size of what you pack. The die, the folded box, its weight and its price follow at once, computed from the real geometry of the box and not from a table of sizes. The smallest order is 30 pieces of one design.',
        ],
        [
          'How we price',
          'Each price is the sum of its parts: setup, plates, board, print, finish, conversion and freight. You see every part, and where a larger run costs less in total we say so before you pay.',
        ],
        [
          'How we promise dates',
          'Production takes 21 days, that is 15 business days, from your approval. Holidays of your country are counted. Where express production is possible, its price and its date stand beside the usual one.',
        ],
      ],
    },
    contact: {
      lead: 'Write or call: a person answers.',
      parts: [
        [
          'Before you write',
          'For an order, name its number, which starts the subject of every mail of ours. For a question about a box, send the link from the address bar: it holds the size and all choices.',
        ],
        [
          'If something is wrong',
          'Send photographs and the number of pieces concerned to {{email}}. We answer with what we will do and by when.',
        ],
      ],
    },
    help: {
      lead: 'Short answers to what is asked most often.',
      parts: [
        [
          'Ordering',
          'Choose a product, type the inside size, put your artwork on the sides and choose a quantity. You may order without knowing the exact board: each choice shows what it changes in price and weight.',
        ],
        [
          'Files',
          'PDF, SVG, PNG and JPEG. A vector PDF stays vector in the print file. Rasters may have up to 7000 × 7000 pixels.',
        ],
        [
          'Changing and canceling',
          'An order can be canceled in the account until its production begins; what you paid goes back the way it came. A placed order is not changed: for another address or other artwork, cancel it and order again.',
        ],
        [
          'Delivery',
          'The cart shows the range of days, the reason for each delay and the moment by which you have to order to keep the date.',
        ],
      ],
    },
    services: {
      lead: 'What you can add to an order, with its price in the cart.',
      parts: [
        [
          'Expert check of the artwork',
          'A prepress expert looks at the artwork of a line before it is made, and writes to you if something should change.',
        ],
        [
          'Reprint cover',
          'Boxes that are damaged in your warehouse within 12 months are made once more at no charge. Your legal rights stay as they are.',
        ],
        [
          'Planted trees',
          'Trees are planted with your order, as many as you choose. They do not offset what the boxes emit.',
        ],
        ['Sample packs', 'Up to five samples of boards and products, to touch before you order.'],
      ],
    },
    sustainability: {
      lead: 'What we can say with a number, and what we cannot.',
      parts: [
        [
          'A box that fits',
          'The best saving is board that is not used. The size finder packs what you send and proposes the smallest box that holds it, with its weight.',
        ],
        [
          'Footprint',
          'On the page of a box stands its footprint in kg CO₂e, with the published factor set it is computed from. Where no published set covers a material, we show no figure. Figures of different sets are never added up.',
        ],
        [
          'Trees',
          'You can add planted trees to an order. We count a tree once its order is paid, and we do not call any box climate neutral.',
        ],
      ],
    },
    ecoProperties: {
      lead: 'What the words on our boxes mean.',
      parts: [
        [
          'Recyclable',
          'Boxes of corrugated board and carton without film go into the paper collection. A laminated box is harder to recycle; the configurator names the film as a finish, so you can leave it out.',
        ],
        [
          'Recycled and compostable',
          'Recycled poly mailers are made from plastic that was waste before. Compostable mailers are made for industrial composting; whether your town collects them, only your town can say.',
        ],
        [
          'Inks',
          'A print on brown board with one color needs less ink than a full-color one. The price shows print as a part of its own.',
        ],
      ],
    },
    fscCertification: {
      lead: 'What FSC certification means, and what we may say of it.',
      parts: [
        [
          'What it means',
          'The Forest Stewardship Council certifies forests, and every business through whose hands their wood passes. A claim such as “FSC Mix” or “FSC Recycled” on a box holds only if the last in that chain, the printer, is certified as well.',
        ],
        [
          'What we claim',
          'Our certificate has the number {{fsc}}. Anybody can look it up in the public register of FSC.',
          'Where no number stands on this page we hold no certificate. Then we sell no box as certified and print no FSC mark, whatever board is used.',
        ],
        [
          'On your order',
          'With a certificate, the service “FSC certificate” appears at the lines it is valid for, and the claim stands on your invoice. Without one nobody can add it to an order.',
        ],
        [
          'What our data say',
          'A board is listed with the share of recycled fiber that its supplier declares. That share is no FSC claim and replaces none.',
        ],
      ],
    },
    termsOfService: {
      lead: 'What holds between you and us when you order.',
      parts: [
        [
          'Contract',
          'The contract is made when we confirm your order by email. Prices are those shown before you pay; each has its parts and its tax. {{company}} is the seller.',
        ],
        [
          'Payment',
          'You pay by one of the methods the checkout shows for your market. Businesses may pay larger orders in parts where this is offered; the amounts and days are shown before you agree.',
        ],
        [
          'Production and delivery',
          'Production begins after you have approved the design. Dates are shown with the order; if one cannot be kept, we write to you.',
        ],
        ['Artwork', 'You have the rights to what you have printed. The design stays yours.'],
        [
          'Faults',
          'The legal guarantee of your country applies. Send photographs to {{email}}; we make the goods again or refund them.',
        ],
      ],
    },
    privacyPolicy: {
      lead: 'What we keep about you, why, and how you get it back or deleted.',
      parts: [
        [
          'What we keep',
          'For an order: your name, addresses, email address, the order itself and its files, to fulfil the contract. A visitor without an account is known by a random number, kept up to 365 days. A session of an account lasts 31 days and is extended by use, up to a year.',
        ],
        [
          'Consent',
          'Before you choose, only what the shop needs to work is stored. Analytics and advertising begin after consent. You can change your choice at any time by "Privacy choices" at the foot of each page.',
        ],
        [
          'A copy of your data',
          'In your account you can order a copy. The mailed link works once, within 7 days.',
        ],
        [
          'Deletion',
          'You can have your account deleted there, too. It happens after 14 days; until then you can call it off. It waits while an order is on its way. Invoices stay as long as tax law demands.',
        ],
        [
          'Whom to ask',
          'Write to {{email}}. You may also complain to the data protection authority of your country.',
        ],
      ],
    },
    returnsPolicy: {
      lead: 'Made for you: no withdrawal. Ready-made goods: 14 days.',
      parts: [
        [
          'Goods made to your order',
          'What is printed with your design or cut to your size is made for you alone. There is no right of withdrawal for it (Directive 2011/83/EU, article 16 c). You can cancel until production begins.',
        ],
        [
          'Ready-made goods',
          'Sample packs, boxes that are printed already and plain boxes in a size we keep can be returned by consumers within 14 days of delivery, without a reason. Until they are sent, the link in your order mail is enough. Afterwards write to {{email}}.',
        ],
        [
          'Your money',
          'We refund what you paid for the goods and the standard delivery, the way you paid. You bear the cost of sending the goods back.',
        ],
        ['Faulty goods', 'Your legal rights are not touched by any of this.'],
      ],
    },
    impressum: {
      lead: 'Who stands behind this shop.',
      parts: [
        [
          'Responsible',
          '{{company}} is responsible for the content of these pages. {{brand}} is the name of the shop.',
        ],
        [
          'Disputes',
          'We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board. Write to us first at {{email}}: most things are settled so.',
        ],
      ],
    },
  },
};
