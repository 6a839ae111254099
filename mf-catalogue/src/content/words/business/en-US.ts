import type { BusinessPages } from '../../content-words.ts';

export const enUS: BusinessPages = {
  holidays: {
    lead: 'Days without production or delivery. Our delivery dates already include them.',
    parts: [
      [
        'What a holiday changes',
        'Boxes are made on business days in the country of the plant and delivered on business days in the destination country. Each public holiday in between moves the date by one day. The estimated delivery on the product page and in the cart lists every one of them.',
      ],
      [
        'Weekends',
        'There is no production or delivery on Saturdays and Sundays. A holiday on a weekend is not in the table, unless the law of its country moves it to a business day.',
      ],
      [
        'Before a long holiday',
        'A design approved by 14:00 plant time goes into production on the same business day. Next to each date you see when to order to get it.',
      ],
    ],
  },
  suppliers: {
    lead: 'Who we look for, what we need from you, and how to apply.',
    parts: [
      [
        'Who we look for',
        'Makers of corrugated and solid board, rigid boxes, paper bags, mailers, tapes, labels and textiles; flexo, digital and offset printers; finishers; mills for board and paper; ink makers; carriers.',
      ],
      [
        'What we need from you',
        'Your company with VAT number and country, what you make, and the certificates you hold, such as FSC, PEFC, ISO 9001, ISO 14001, BRCGS or EcoVadis. We accept a certificate once its issuer has confirmed it.',
      ],
      [
        'How to apply',
        'Fill in the form below, or write to {{email}}. We review every application, then accept or decline it; we send our decision by email.',
      ],
    ],
  },
  partners: {
    lead: 'How agencies, software makers and manufacturers can work with us.',
    parts: [
      [
        'Agencies and designers',
        'Design in our editor or in your own software: you can download the die of a box in exactly the size you need. Where Plus is available, a company assigns roles to its members, from design to approval.',
      ],
      [
        'Software',
        'Prices, dies, delivery dates and orders are available through an open API. You create API keys in your account, and webhooks notify your system when an order is paid or shipped.',
      ],
      [
        'Manufacturers',
        'If you make packaging, print or sell materials, apply as a supplier; the page for suppliers explains how.',
      ],
      [
        'References',
        'We name no partner without a contract and their consent, and nobody can pay to be recommended. For everything else write to {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'How a referral is rewarded, and what we do not offer.',
    parts: [
      [
        'With an account',
        'Every account has its own link and code under “Refer a friend”. If somebody signs up with it and pays a first order above the minimum, you both get wallet credit. Amount and minimum are shown before you share the link.',
      ],
      [
        'What is not rewarded',
        'A second account of your own, the same address or the same card. If the order is canceled, unspent credit is reversed.',
      ],
      [
        'Advertising',
        'There is no affiliate network and no commission for clicks. If you recommend us for a reward, you have to say so clearly; consumer law requires it.',
      ],
    ],
  },
  career: {
    lead: 'Open positions, and how to apply.',
    parts: [
      [
        'Open positions',
        'There are no open positions at the moment. When there are, you find them here with tasks, location, hours and pay range.',
      ],
      [
        'Pay transparency',
        'We tell applicants the pay range before the first interview and do not ask about previous pay. Directive (EU) 2023/970 requires both.',
      ],
      [
        'Unsolicited applications',
        'Write to {{email}} what you can do and what you would like to do. We do not need a photo, your age or your family status. We use your documents only to reply; write to the same address to have them deleted.',
      ],
    ],
  },
  press: {
    lead: 'The shop in brief, and your press contact.',
    parts: [
      [
        'About the shop',
        '{{brand}} sells custom-printed packaging from 30 pieces, in twelve markets and eleven languages. The die, weight and price of a box are calculated from its geometry as the size is entered, and every price is itemized.',
      ],
      [
        'Images',
        'The shop draws the boxes and dies on these pages itself. You may use screenshots when you report on the shop.',
      ],
      [
        'What we do not publish',
        'We do not publish revenue, customer numbers or market share, and we quote nobody without their consent.',
      ],
      [
        'Questions',
        'Write to {{email}} or call {{phone}}. Tell us which outlet you write for and your deadline.',
      ],
    ],
  },
  leadership: {
    lead: 'Who is responsible for the shop, and how to reach management.',
    parts: [
      [
        'Who is responsible',
        'The shop is operated by {{company}}. Its legal representatives are listed in the public register under the number above; anyone can look them up.',
      ],
      [
        'What you can verify',
        'We do not tell success stories here. Prices are itemized, dates come with their reasons, and the footprint of a box comes with its factor set.',
      ],
      [
        'Contacting management',
        'Send a letter to the address above or an email to {{email}} with the word “Management” in the subject. For an order, include its number.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'How to report a breach of law in our business, and how you are protected.',
    parts: [
      [
        'Who can report what',
        'Employees, applicants, suppliers and their staff, and anyone who learned through work of a breach at {{company}}: fraud, unsafe products, harm to the environment, misuse of personal data. For problems with an order use the contact page.',
      ],
      [
        'How to report',
        'Write to {{email}} with “Report” in the subject, or send a letter marked “Report, confidential” to the address above. A letter may be anonymous. Describe what happened, where and when, and any evidence. On request, we meet in person.',
      ],
      [
        'What happens then',
        'You get a confirmation within 7 days and feedback on the measures taken within 3 months. Only the people who investigate the report learn your identity. We pass it on only with your consent, unless the law requires it.',
      ],
      [
        'No reprisals',
        'Nobody may be dismissed, put at a disadvantage or lose a contract for a report made in good faith, or for helping with one. In the EU this follows from Directive (EU) 2019/1937. Knowingly false reports are not protected.',
      ],
      [
        'Authorities',
        'You may contact the competent authority in your country at any time, without reporting to us first.',
        'In this market, one authority that accepts reports is: {{authority}}.',
      ],
    ],
  },
};
