import type { Dealings } from '../../content-words.ts';

export const enUS: Dealings = {
  holidays: {
    lead: 'On which days nothing is made and nothing is delivered. Our dates reckon with them already.',
    parts: [
      [
        'What a holiday changes',
        'Boxes are made on the business days of the country where the plant stands and delivered on those of the country they go to. Each public holiday in between moves a date by one day. The delivery promise at the box and in the cart names every one of them.',
      ],
      [
        'Weekends',
        'Nothing is made or delivered on Saturdays and Sundays. A holiday that falls on a weekend is not in the table, unless the law of its country moves it to a business day.',
      ],
      [
        'Before a long holiday',
        'A design that is approved by 14:00 of the plant’s clock goes into production on the same business day. Beside each date stands the moment until which it holds.',
      ],
    ],
  },
  suppliers: {
    lead: 'Whom we look for, what we ask, and how an application goes on.',
    parts: [
      [
        'Whom we look for',
        'Makers of corrugated and solid board, rigid boxes, paper bags, mailers, tapes, labels and textiles; flexo, digital and offset printers; finishers; mills for board and paper; makers of inks; carriers.',
      ],
      [
        'What we ask',
        'Your company with VAT number and country, what you make, and the certificates you hold, such as FSC, PEFC, ISO 9001, ISO 14001, BRCGS or EcoVadis. A certificate counts once its issuer has confirmed it.',
      ],
      [
        'How to apply',
        'Fill in the form below, or write to {{email}}. An application is received, reviewed, then accepted or declined; the decision reaches you by email.',
      ],
    ],
  },
  partners: {
    lead: 'Ways of working with us for agencies, software makers and manufacturers.',
    parts: [
      [
        'Agencies and designers',
        'Draw in our editor or in a program of your own: the die of a box can be downloaded in exactly the size you need. Where Plus is offered, a company gives its people roles, from design to approval.',
      ],
      [
        'Software',
        'Prices, dies, delivery dates and orders are an open interface. An account makes keys of its own, and webhooks tell your system when an order is paid or has been sent.',
      ],
      [
        'Manufacturers',
        'Whoever makes packaging, prints or sells materials applies as a supplier; the page for suppliers says how.',
      ],
      [
        'Names',
        'We name no partner here without a contract and their consent, and nobody can pay to be recommended. For everything else write to {{email}}.',
      ],
    ],
  },
  affiliates: {
    lead: 'How a recommendation is rewarded, and what we do not offer.',
    parts: [
      [
        'With an account',
        'Every account has a link and a code of its own under “Bring others along”. If somebody comes by it and pays a first order that reaches the minimum, you both get a credit. Amount and minimum are shown before you pass the link on.',
      ],
      [
        'What is not rewarded',
        'A second account of your own, the same address or the same card. If the order is canceled, the credits are taken back as far as they are not spent.',
      ],
      [
        'Advertising',
        'There is no affiliate network and no commission for clicks. Whoever recommends something for a reward has to say so plainly; consumer law asks for it.',
      ],
    ],
  },
  career: {
    lead: 'What is open with us, and how to apply.',
    parts: [
      [
        'Open positions',
        'No position is advertised at the moment. When one is, it stands here with its tasks, its place, its hours and its pay range.',
      ],
      [
        'What you learn first',
        'Applicants are told the pay range before the first interview, and nobody is asked what they earned before. Directive (EU) 2023/970 asks for both.',
      ],
      [
        'Applying unasked',
        'Write to {{email}} what you can do and what you would like to do. A photograph, your age and your family do not matter. Your papers are used only to answer you; a line to the same address has them deleted.',
      ],
    ],
  },
  press: {
    lead: 'The shop in brief, and whom to ask.',
    parts: [
      [
        'In brief',
        '{{brand}} sells packaging with the buyer’s own print, from 30 pieces, in twelve markets and eleven languages. Die, weight and price of a box are computed from its geometry while its size is typed, and a price is shown with its parts.',
      ],
      [
        'Pictures',
        'Boxes and dies on these pages are drawn by the shop itself. You may show screenshots of them when you report on the shop.',
      ],
      [
        'What we do not publish',
        'Figures on turnover, customers or market share are not given here, and nobody is quoted without having agreed.',
      ],
      [
        'Questions',
        'Write to {{email}} or call {{phone}}. Tell us for whom you write and by when you need the answer.',
      ],
    ],
  },
  leadership: {
    lead: 'Who answers for the shop, and how to reach those who decide.',
    parts: [
      [
        'Who is responsible',
        'The shop is run by {{company}}. Who represents the company stands in the public register, under the number given above; anybody may look it up.',
      ],
      [
        'What can be checked',
        'We tell no success stories here. Prices are shown with their parts, dates with their reasons, and the footprint of a box with the factor set it comes from.',
      ],
      [
        'Writing to the management',
        'Send a letter to the address above or an email to {{email}} with the word “Management” in the subject. For an order, name its number.',
      ],
    ],
  },
  whistleblowingPolicy: {
    lead: 'How to report a breach of law in our business, and what protects you then.',
    parts: [
      [
        'Who can report what',
        'Employees, applicants, suppliers and their staff, and whoever learned through work of a breach at {{company}}: fraud, unsafe products, harm to the environment, misuse of personal data. A fault in an order is a matter for the contact page.',
      ],
      [
        'How to report',
        'Write to {{email}} with “Report” in the subject, or send a letter marked “Report, confidential” to the address above. A letter may be anonymous. Say what happened, where and when, and what shows it. If you ask for it, we meet in person.',
      ],
      [
        'What happens then',
        'You get a confirmation within 7 days and an answer within 3 months that says what was done. Only those who look into the report learn who you are. Your name is passed on with your consent alone, unless a law demands it.',
      ],
      [
        'No reprisals',
        'Nobody may be dismissed, put at a disadvantage or lose a contract for a report made in good faith, or for helping with one. In the EU this follows from Directive (EU) 2019/1937. Whoever knowingly reports something false is not protected.',
      ],
      [
        'Authorities',
        'You may turn to the authority that is competent in your country at any time, and need not come to us first.',
        'In this market reports are taken, for example, by this authority: {{authority}}.',
      ],
    ],
  },
};
